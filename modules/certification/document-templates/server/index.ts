/** What other modules may use of this one; everything else is its own. */
export { previewPages } from './preview-pages.ts';
