/** Public web components of the external forms module: everything that other modules may import. */
export { EntriesPart } from './entries-part.tsx';
