/** What other modules may use of this one; everything else is its own. */
export { transparencyTexts } from '../texts/transparency.ts';
