/** Public server code of the comments module: everything that other modules may import. */
export { commentsOf, type PrintedComment } from './comments-of.ts';
