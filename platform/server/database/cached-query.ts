import type { Db } from './connect.ts';

type CacheEntry<T> = { until: number; value: Promise<T> };
export type CachedQuery<T> = ((db: Db) => Promise<T>) & {
  /** The next who asks gets a fresh answer, also while an older query still runs. */
  evict: (db: Db) => void;
};

/** Keeps the answer of a query for some time, per database; who asks while it runs waits for the same answer. */
export function cacheQuery<T>(
  milliseconds: number | (() => number),
  load: (db: Db) => Promise<T>,
): CachedQuery<T> {
  const kept = new WeakMap<Db, CacheEntry<T>>();
  const ask = (db: Db): Promise<T> => {
    const known = kept.get(db);
    if (known && known.until > Date.now()) return known.value;
    const value = load(db);
    const one = {
      until: Date.now() + (typeof milliseconds === 'number' ? milliseconds : milliseconds()),
      value,
    };
    kept.set(db, one);
    value.catch(() => kept.get(db) === one && kept.delete(db));
    return value;
  };
  return Object.assign(ask, { evict: (db: Db) => void kept.delete(db) });
}
