/** What other modules may use of this one; everything else is its own. */
export { commentsOf, type PrintedComment } from './comments-of.ts';
