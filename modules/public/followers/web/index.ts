/** Public interface of the followers module's web part for other modules: its texts. */
export { followTexts } from '../texts/follow.ts';
