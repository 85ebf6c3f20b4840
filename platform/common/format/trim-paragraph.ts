/** Trims a paragraph to 3 lines of 60 characters for lists and previews (specification point 9). */

/** Specification point 9: paragraphs are trimmed to 3 lines of 60 characters. */
const LINES = 3;
const CHARACTERS = 60;

type Bounds = { lines?: number; characters?: number };

/** Returns the start of a text as far as it fits, and whether the rest was cut off. */
export function trimParagraph(
  text: string,
  { lines = LINES, characters = CHARACTERS }: Bounds = {},
): { Text: string; IsTrimmed: boolean } {
  const shown: string[] = [];
  let left = lines;
  const paragraphs = text.trimEnd().split('\n');
  for (const [at, paragraph] of paragraphs.entries()) {
    const signs = [...paragraph];
    const room = left * characters;
    if (signs.length > room) return { Text: [...shown, cutAt(signs, room)].join('\n'), IsTrimmed: true };
    shown.push(paragraph);
    left -= Math.max(1, Math.ceil(signs.length / characters));
    if (left <= 0 && at < paragraphs.length - 1)
      return { Text: `${shown.join('\n').trimEnd()}…`, IsTrimmed: true };
  }
  return { Text: text, IsTrimmed: false };
}

/** Finds the position to cut: between two words if possible near the end; Chinese has no spaces. */
function cutAt(signs: readonly string[], room: number): string {
  const text = signs.slice(0, room).join('');
  const space = text.lastIndexOf(' ');
  return `${(space > 0 && space > text.length - 20 ? text.slice(0, space) : text).trimEnd()}…`;
}
