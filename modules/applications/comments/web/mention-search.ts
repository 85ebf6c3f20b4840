/**
 * Detects a mention (`@` and the start of a name) being typed at the caret of a comment, and replaces it by
 * the chosen user's name.
 */

/** A mention being typed: position of its `@`, and the text from there to the caret. */
export type Mentioning = { Start: number; Search: string };

/**
 * An `@` starts a mention unless it is inside a word, as in an email address. Names contain one or two
 * spaces.
 */
const TYPED = /(?<![A-Za-z0-9._-])@([^@\n]{0,40})$/u;
const MAX_BLANKS = 2;

export function mentioningAt(text: string, caret: number): Mentioning | null {
  const typed = TYPED.exec(text.slice(0, caret))?.[1];
  if (typed === undefined || typed.startsWith(' ')) return null;
  if (typed.split(' ').length > MAX_BLANKS + 1) return null;
  return { Start: caret - typed.length - 1, Search: typed };
}

/** Replaces the typed text by the chosen name, and returns the new text and caret position. */
export function withMention(
  text: string,
  { Start, Search }: Mentioning,
  name: string,
): { text: string; caret: number } {
  const before = text.slice(0, Start);
  const after = text.slice(Start + 1 + Search.length).replace(/^ /, '');
  return { text: `${before}@${name} ${after}`, caret: before.length + name.length + 2 };
}
