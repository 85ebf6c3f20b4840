/**
 * Converts a traditional Chinese text to simplified Chinese through the API, in parts where it is long, as a
 * suggestion for a form field that the user checks before saving.
 */
import { simplifiedRoute } from '#platform/common/i18n/simplified-contract.ts';
import { call } from './call.ts';

/** Maximum characters per call. */
const LIMIT = 1000;

/**
 * Splits a text into parts of at most `limit` characters, after a sentence or line if possible, so that no
 * phrase is split.
 */
export function piecesOf(text: string, limit = LIMIT): string[] {
  if (text.length <= limit) return [text];
  const head = text.slice(0, limit);
  const sentence = Math.max(head.lastIndexOf('。'), head.lastIndexOf('\n'), head.lastIndexOf('；')) + 1;
  // A surrogate pair is one character.
  const edge = /[\uD800-\uDBFF]$/.test(head) ? limit - 1 : limit;
  const cut = sentence > 0 ? sentence : edge;
  return [text.slice(0, cut), ...piecesOf(text.slice(cut), limit)];
}

/** Returns the simplified text: a suggestion that the user checks before saving. */
export async function simplifiedOf(text: string): Promise<string> {
  const pieces = await Promise.all(piecesOf(text).map((Text) => call(simplifiedRoute, { query: { Text } })));
  return pieces.map((piece) => piece.Text).join('');
}
