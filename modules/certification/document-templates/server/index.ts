/** Server parts of templates that other modules may import; everything else is internal. */
export { previewPages } from './preview-pages.ts';
