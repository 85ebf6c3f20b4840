/**
 * While texts are translated on the page itself, every text carries its key: invisible Unicode tag letters, which mirror ASCII,
 * are appended to it. A mark survives being inserted into other texts, attributes and titles.
 */
const TAGS = 0xe0000;
const BEGIN = '\u{e0001}';
const END = '\u{e007f}';
const MARK = /\u{e0001}([\u{e0020}-\u{e007e}]{1,120})\u{e007f}/gu;

const shifted = (text: string, by: number): string =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by)).join('');

const markOf = (key: string): string => BEGIN + shifted(key, TAGS) + END;

/** All texts with their marks behind them. */
export const markTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text + markOf(key)]));

/** The keys that a drawn text says, each once, in their order. */
export const keysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MARK)].map((match) => shifted(match[1] ?? '', -TAGS))),
];

export const withoutMarks = (text: string): string => text.replace(MARK, '');
