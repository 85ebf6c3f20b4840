/** Joins sentences to a paragraph: with a space, except after full-width punctuation, where it would be seen as a gap. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, next) => (text === '' ? next : `${text}${FULL_WIDTH_END.test(text) ? '' : ' '}${next}`),
    '',
  );

const FULL_WIDTH_END = /[。！？；：」』）]$/u;
