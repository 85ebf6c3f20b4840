/**
 * Random numbers for the chaos tests: the same seed gives the same sequence on every machine (mulberry32).
 */
export type Random = {
  /** Returns a number of at least `from` and below `to`. */
  between: (from: number, to: number) => number;
  pick: <T>(all: readonly T[]) => T;
  shuffled: <T>(all: readonly T[]) => T[];
};

export function newRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + next() * (to - from);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(between(0, all.length))];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  };
  const shuffled = <T>(all: readonly T[]): T[] =>
    all
      .map((one) => ({ one, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
  return { between, pick, shuffled };
}
