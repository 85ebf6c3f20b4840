/** Full-width punctuation at the end of a Chinese sentence, after which a space would be seen as a gap. */
const FULL_WIDTH_END = /[。！？；：」』）]$/u;

/** Joins sentences to a paragraph: with a space, except after full-width punctuation. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, next) => (text === '' ? next : `${text}${FULL_WIDTH_END.test(text) ? '' : ' '}${next}`),
    '',
  );
