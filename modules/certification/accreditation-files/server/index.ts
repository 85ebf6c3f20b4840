/** Server parts of accreditation files that other modules may import; everything else is internal. */
export { blocksPart } from './blocks-part.ts';
export { answerBlocks } from './pages/answer-blocks.ts';
export type { Block, Cell } from './pages/blocks.ts';
export { type PageText, pageTextIn, strong } from './pages/page-text.ts';
export { suppliedParts } from './record/supplied-part.ts';
