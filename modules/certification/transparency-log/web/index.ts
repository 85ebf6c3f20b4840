/** Web parts of the transparency log that other modules may import; everything else is internal. */
export { transparencyTexts } from '../texts/transparency.ts';
