import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { ServiceChange } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { canonical } from '../canonical.ts';
import { formNode } from './form-node.ts';
import { type Node, parts } from './node.ts';
import { nodeOf } from './node-of.ts';

/** What is different between two nodes of the same place; null stands for nothing there. */
function compareNodes(Path: string, before: Node | null, after: Node | null): ServiceChange[] {
  if (!before && !after) return [];
  const Before = before?.Summary ?? null;
  const After = after?.Summary ?? null;
  // An order as such is never added or removed: its entries are compared instead.
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

/** Languages of one text in the portal's order: storage keeps them in its own, and each side may lack another one. */
function inOrder(names: string[]): string[] {
  const known = LANGUAGES.filter((language) => names.includes(language));
  return known.length === names.length ? known : names;
}

/** For entries that are in both, whether their order differs. */
function moved(Path: string, before: readonly string[], after: readonly string[]): ServiceChange[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  const Before = before.filter((name) => fresh.has(name));
  const After = after.filter((name) => old.has(name));
  const isSame = Before.every((name, at) => name === After[at]);
  return isSame ? [] : [{ Path, Kind: 'MOVED', Before, After }];
}

/**
 * What a person would say is different between two versions. Points of the checklist are recognised by their key and
 * questions by their name, so what is put in between changes nothing after it; fees and documents go by their place.
 */
export const compareDefinitions = (before: ServiceDefinition, after: ServiceDefinition): ServiceChange[] =>
  compareNodes('', definitionNode(before), definitionNode(after));

const definitionNode = (definition: ServiceDefinition): Node =>
  parts(
    // No list of these fees is an empty one.
    Object.entries({ CertificateFees: [], ...definition }).map(
      ([name, value]) => [name, name === 'Form' ? formNode(value) : nodeOf(value)] as const,
    ),
    null,
  );
