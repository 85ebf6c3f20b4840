/** Returns a copy of a list with one entry changed, removed or moved. */
export const changed = <T>(list: readonly T[], at: number, part: Partial<T>): T[] =>
  list.map((one, index) => (index === at ? { ...one, ...part } : one));

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from];
  return one === undefined ? [...list] : without(list, from).toSpliced(to, 0, one);
}
