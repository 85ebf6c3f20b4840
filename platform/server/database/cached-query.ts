/**
 * Caches the result of a database query in this process for a given time; concurrent calls share one
 * execution, failures are not cached, and `evict` forces a new query.
 */
import type { Db } from './connect.ts';

type CacheEntry<T> = { until: number; value: Promise<T> };
export type CachedQuery<T> = ((db: Db) => Promise<T>) & {
  /** The next call runs the query again, even while an older one is still running. */
  evict: (db: Db) => void;
};

/** Caches a query's result for some time, per database; concurrent calls share one execution. */
export function cacheQuery<T>(
  milliseconds: number | (() => number),
  load: (db: Db) => Promise<T>,
): CachedQuery<T> {
  const entries = new WeakMap<Db, CacheEntry<T>>();
  const ask = (db: Db): Promise<T> => {
    const known = entries.get(db);
    if (known && known.until > Date.now()) return known.value;
    const value = load(db);
    const one = {
      until: Date.now() + (typeof milliseconds === 'number' ? milliseconds : milliseconds()),
      value,
    };
    entries.set(db, one);
    value.catch(() => entries.get(db) === one && entries.delete(db));
    return value;
  };
  return Object.assign(ask, { evict: (db: Db) => void entries.delete(db) });
}
