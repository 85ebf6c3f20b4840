/** Web parts of templates that other modules may import; everything else is internal. */
export { PageViewer } from './page-viewer.tsx';
