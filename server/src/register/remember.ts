import type { Db } from '../db/connect.ts';

type Kept<T> = { until: number; value: Promise<T> };

/** Keeps the answer of a query for some time, per database; who asks while it runs waits for the same answer. */
export function remember<T>(milliseconds: number, load: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const kept = new WeakMap<Db, Kept<T>>();
  return (db) => {
    const known = kept.get(db);
    if (known && known.until > Date.now()) return known.value;
    const value = load(db);
    kept.set(db, { until: Date.now() + milliseconds, value });
    value.catch(() => kept.delete(db));
    return value;
  };
}
