/**
 * Creates an in-memory cache of at most `most` results by key; the one stored longest ago is evicted first,
 * so callers store a result again when they use it.
 */
export function createLruCache<Value>(most: number) {
  const known = new Map<string, Value>();
  return {
    of: (key: string): Value | undefined => known.get(key),
    keep: (key: string, value: Value): void => {
      known.delete(key);
      known.set(key, value);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
    },
    drop: (key: string): void => void known.delete(key),
  };
}
