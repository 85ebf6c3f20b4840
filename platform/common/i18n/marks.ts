/**
 * Appends each text's key to the text in invisible characters and reads it back, so that administrators can
 * click a text on any page in translation mode to change it.
 */

/**
 * First of the invisible Unicode tag letters, which mirror ASCII; a text's key is appended in them while
 * texts are translated on the page. The mark survives insertion into other texts, attributes and titles.
 */
const TAGS = 0xe0000;
const BEGIN = '\u{e0001}';
const END = '\u{e007f}';
const MARK = /\u{e0001}([\u{e0020}-\u{e007e}]{1,120})\u{e007f}/gu;

const shifted = (text: string, by: number): string =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by)).join('');

const markOf = (key: string): string => BEGIN + shifted(key, TAGS) + END;

/** Returns all texts with their marks appended. */
export const markTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text + markOf(key)]));

/** Returns the keys marked in a displayed text, each once, in order. */
export const keysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MARK)].map((match) => shifted(match[1] ?? '', -TAGS))),
];

export const withoutMarks = (text: string): string => text.replace(MARK, '');
