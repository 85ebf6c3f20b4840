/** What other modules may use of this one; everything else is its own. */
export { commentDoor } from './comment-door.ts';
export { commentsOf, type PrintedComment } from './comments-of.ts';
export { writeComment } from './write-comment.ts';
