/** What other modules may use of this one; everything else is its own. */
export { followTexts } from '../texts/follow.ts';
