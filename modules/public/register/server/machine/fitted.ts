/** Advance widths in parts of the type size, by kind of letter; wide enough for the fonts that are asked for. */
const HAN = 1;
const CAPITAL = 0.74;
const NARROW = 0.38;
const SMALL = 0.64;
/** Letters may be drawn this much closer before words are cut. */
const CLOSEST = 0.86;

const widthOf = (letter: string): number => {
  if (/[\u2e80-\u9fff\uf900-\uffef]/.test(letter)) return HAN;
  if (/[A-Z@%&]/.test(letter)) return CAPITAL;
  return /[\s.,:;'’!|()ijltfr·-]/.test(letter) ? NARROW : SMALL;
};

const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter) * size, 0);

/** A text that stays inside of its room whatever font draws it: drawn a little closer, or cut with an ellipsis. */
export function fitted(text: string, size: number, room: number): { Text: string; Squeeze: string } {
  const squeeze = ` textLength="${room}" lengthAdjust="spacingAndGlyphs"`;
  const width = textWidth(text, size);
  if (width <= room) return { Text: text, Squeeze: '' };
  if (width * CLOSEST <= room) return { Text: text, Squeeze: squeeze };
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop();
  return { Text: `${letters.join('').trimEnd()}…`, Squeeze: '' };
}
