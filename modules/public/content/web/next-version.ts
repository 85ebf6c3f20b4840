/**
 * Suggests the name of the next version when a content draft is published: the highest existing name in the
 * form `1.2`, incremented by one.
 */
export function nextVersion(taken: readonly string[]): string {
  const pairs = taken
    .map((name) => /^(\d{1,6})\.(\d{1,6})$/.exec(name))
    .filter((match) => match !== null)
    .map(([, major, minor]) => [Number(major), Number(minor)] as const)
    .toSorted((one, other) => other[0] - one[0] || other[1] - one[1]);
  const [major, minor] = pairs[0] ?? [1, 0];
  return `${major}.${minor + 1}`;
}
