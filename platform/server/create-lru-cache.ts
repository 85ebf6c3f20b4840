/** Creates a cache of at most `most` results by key; the least recently used one is evicted first. */
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
