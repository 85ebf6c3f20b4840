/** What other modules may use of this one; everything else is its own. */
export { blocksPart } from './blocks-part.ts';
export { answerBlocks } from './pages/answer-blocks.ts';
export type { Block, Cell } from './pages/blocks.ts';
export { pageTextIn, strong } from './pages/page-text.ts';
