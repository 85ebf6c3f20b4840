/** One place of a pattern that takes a letter: a class, a class by its letter, an escaped letter, a letter. */
const PLACE = /\[\^?(?:\\.|[^\]\\])*\]|\\[dDwWsSbB]|\\.|\(\?[:=!]|\(\?<[=!]|[()|^$?*+]|\{\d+(?:,\d*)?\}|./gsu;
const NO_PLACE = /^(\(\?[:=!]|\(\?<[=!]|[()|^$?*+]|\{\d+(?:,\d*)?\}|\\[bB])$/;

/**
 * Whether any text that has a shape can hold a letter. No place of the pattern takes the letter and all of the text has
 * to fit: then none can. Says yes where it is not sure.
 */
export function admits(pattern: string, letter: string): boolean {
  if (!isWhole(pattern)) return true;
  return [...pattern.matchAll(PLACE)]
    .map(([place]) => place)
    .filter((place) => !NO_PLACE.test(place))
    .some((place) => new RegExp(`^${place}$`, 'u').test(letter));
}

/** From the first letter of a text to its last, whichever of its ways is taken. */
function isWhole(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$') || pattern.endsWith('\\$')) return false;
  let depth = 0;
  for (const [place] of pattern.matchAll(PLACE)) {
    if (place.startsWith('(')) depth += 1;
    if (place === ')') depth -= 1;
    // `^a|b$` fits what only begins with an a.
    if (place === '|' && depth === 0) return false;
  }
  return true;
}
