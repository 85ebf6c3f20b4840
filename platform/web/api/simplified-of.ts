import { simplifiedRoute } from '#platform/common/i18n/simplified-contract.ts';
import { call } from './call.ts';

/** As much as one call takes. */
const LIMIT = 1000;

/** Pieces of at most `limit` characters, cut behind a sentence or a line where there is one, so that no phrase is torn. */
export function piecesOf(text: string, limit = LIMIT): string[] {
  if (text.length <= limit) return [text];
  const head = text.slice(0, limit);
  const sentence = Math.max(head.lastIndexOf('。'), head.lastIndexOf('\n'), head.lastIndexOf('；')) + 1;
  // A pair of code units is one letter.
  const edge = /[\uD800-\uDBFF]$/.test(head) ? limit - 1 : limit;
  const cut = sentence > 0 ? sentence : edge;
  return [text.slice(0, cut), ...piecesOf(text.slice(cut), limit)];
}

/** A traditional text in simplified letters: a suggestion that a person reads before it is kept. */
export async function simplifiedOf(text: string): Promise<string> {
  const pieces = await Promise.all(piecesOf(text).map((Text) => call(simplifiedRoute, { query: { Text } })));
  return pieces.map((piece) => piece.Text).join('');
}
