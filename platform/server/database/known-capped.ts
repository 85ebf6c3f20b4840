import type { Queries } from './connect.ts';

/** How long "more than can be said" is taken as known, in ms. Rows do not go away by the thousand within that. */
const TRUST_MS = 60_000;
/** Each person's filters are a name. */
const MOST = 5_000;

const known = new WeakMap<object, Map<string, number>>();

/**
 * Which lists have more rows than are counted: nobody needs to count ten thousand again for the next page. Only that is
 * remembered; a total that is said as a number is always counted.
 */
export const knownCapped = (db: Queries) => {
  const names = known.get(db) ?? new Map<string, number>();
  known.set(db, names);
  return {
    has: (name: string): boolean => (names.get(name) ?? 0) > performance.now(),
    add: (name: string): void => {
      if (names.size >= MOST) names.clear();
      names.set(name, performance.now() + TRUST_MS);
    },
  };
};
