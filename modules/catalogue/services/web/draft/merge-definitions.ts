/**
 * Merges a user's unsaved changes to a service draft into the draft that another user saved first; where
 * both changed a part, the local change is kept and reported.
 */
import type { ServiceDefinition } from '../../rules/definition.ts';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Merged = {
  definition: ServiceDefinition;
  /** Paths that both users changed differently; the local changes are kept. */
  both: string[];
};

/**
 * Applies all local changes since `base` to the other user's definition, field by field and, in texts and
 * groups, part by part. Lists are replaced as a whole. Local input is never lost.
 */
export function mergeDefinitions(
  base: ServiceDefinition,
  mine: ServiceDefinition,
  remote: ServiceDefinition,
): Merged {
  const both: string[] = [];
  return { definition: merge(base, mine, remote, '', both) as ServiceDefinition, both };
}

function merge(base: unknown, mine: unknown, remote: unknown, path: string, both: string[]): unknown {
  if (same(base, mine) || same(mine, remote)) return remote;
  if (same(base, remote)) return mine;
  // A form is merged as a whole, because parts of two versions may not fit together.
  if (!isPart(mine) || !isPart(remote) || !isPart(base) || path === 'Form') {
    both.push(path);
    return mine;
  }
  const names = [...new Set([...Object.keys(remote), ...Object.keys(mine)])];
  const parts = names.map((name) => {
    const value = merge(base[name], mine[name], remote[name], path ? `${path}.${name}` : name, both);
    return [name, value] as const;
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}
