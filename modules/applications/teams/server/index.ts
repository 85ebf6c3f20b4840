/** Public server code of the teams module: everything that other modules may import. */
export { handledBy } from './handled-by.ts';
