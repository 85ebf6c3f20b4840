/** Decides whether texts that match a pattern can contain a given character, for tests of text fields. */

/** One element of a regular expression: a character class, escape, group, quantifier or character. */
const PLACE = /\[\^?(?:\\.|[^\]\\])*\]|\\[dDwWsSbB]|\\.|\(\?[:=!]|\(\?<[=!]|[()|^$?*+]|\{\d+(?:,\d*)?\}|./gsu;
const NO_PLACE = /^(\(\?[:=!]|\(\?<[=!]|[()|^$?*+]|\{\d+(?:,\d*)?\}|\\[bB])$/;

/**
 * Checks whether a matching text can contain the character. It cannot if the pattern covers the whole text
 * and no element matches the character. Returns true when in doubt.
 */
export function admits(pattern: string, letter: string): boolean {
  if (!isWhole(pattern)) return true;
  return [...pattern.matchAll(PLACE)]
    .map(([place]) => place)
    .filter((place) => !NO_PLACE.test(place))
    .some((place) => new RegExp(`^${place}$`, 'u').test(letter));
}

/** Checks whether every alternative of the pattern covers the whole text. */
function isWhole(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$') || pattern.endsWith('\\$')) return false;
  let depth = 0;
  for (const [place] of pattern.matchAll(PLACE)) {
    if (place.startsWith('(')) depth += 1;
    if (place === ')') depth -= 1;
    // `^a|b$` also matches a text that only begins with a.
    if (place === '|' && depth === 0) return false;
  }
  return true;
}
