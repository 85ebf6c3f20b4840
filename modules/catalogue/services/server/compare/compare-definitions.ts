/**
 * Compares two versions of a service definition and lists what was added, removed, changed or moved, by
 * path, for the version comparison.
 */
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { ServiceChange } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { canonical } from '../canonical.ts';
import { formNode } from './form-node.ts';
import { type Node, parts } from './node.ts';
import { nodeOf } from './node-of.ts';

/** Differences between two nodes at the same path; null means absent. */
function compareNodes(Path: string, before: Node | null, after: Node | null): ServiceChange[] {
  if (!before && !after) return [];
  const Before = before?.Summary ?? null;
  const After = after?.Summary ?? null;
  // An order node is never added or removed by itself: its entries are compared instead.
  if (!before || !after) {
    const isOrder = before?.Is === 'order' || after?.Is === 'order';
    return isOrder ? [] : [{ Path, Kind: before ? 'REMOVED' : 'ADDED', Before, After }];
  }
  if (before.Is === 'order' && after.Is === 'order') return moved(Path, before.Names, after.Names);
  if ('Parts' in before && 'Parts' in after) {
    const inner = compareParts(Path, before.Parts, after.Parts);
    if (before.Is !== 'list' || after.Is !== 'list') return inner;
    return [...moved(Path, [...before.Parts.keys()], [...after.Parts.keys()]), ...inner];
  }
  return canonical(Before) === canonical(After) ? [] : [{ Path, Kind: 'CHANGED', Before, After }];
}

type Parts = ReadonlyMap<string, Node>;

const compareParts = (path: string, before: Parts, after: Parts): ServiceChange[] =>
  inOrder([...new Set([...before.keys(), ...after.keys()])]).flatMap((name) =>
    compareNodes(path ? `${path}.${name}` : name, before.get(name) ?? null, after.get(name) ?? null),
  );

/**
 * Sorts languages in the portal's order, because storage has its own order and either side may lack a
 * language.
 */
function inOrder(names: string[]): string[] {
  const known = LANGUAGES.filter((language) => names.includes(language));
  return known.length === names.length ? known : names;
}

/** Reports whether the entries that both lists contain are in a different order. */
function moved(Path: string, before: readonly string[], after: readonly string[]): ServiceChange[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  const Before = before.filter((name) => fresh.has(name));
  const After = after.filter((name) => old.has(name));
  const isSame = Before.every((name, at) => name === After[at]);
  return isSame ? [] : [{ Path, Kind: 'MOVED', Before, After }];
}

/**
 * Differences between two versions as a reader perceives them. Checklist points are matched by key and
 * questions by name, so an insertion does not change what follows; fees and documents are matched by
 * position.
 */
export const compareDefinitions = (before: ServiceDefinition, after: ServiceDefinition): ServiceChange[] =>
  compareNodes('', definitionNode(before), definitionNode(after));

const definitionNode = (definition: ServiceDefinition): Node =>
  parts(
    // A missing list of certificate fees equals an empty one.
    Object.entries({ CertificateFees: [], ...definition }).map(
      ([name, value]) => [name, name === 'Form' ? formNode(value) : nodeOf(value)] as const,
    ),
    null,
  );
