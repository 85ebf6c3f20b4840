/** Repeatable random choices from a seed (mulberry32). */
export type Random = {
  chance: (probability: number) => boolean;
  of: <T>(values: readonly T[]) => T;
  /** One of the values, the heavier ones more often; null if there are none. */
  pick: <T extends { Weight: number }>(values: readonly T[]) => T | null;
};

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (probability) => next() < probability,
    of: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    pick: (values) => {
      let left = next() * values.reduce((sum, { Weight }) => sum + Weight, 0);
      for (const value of values) {
        left -= value.Weight;
        if (left < 0) return value;
      }
      return values.at(-1) ?? null;
    },
  };
}
