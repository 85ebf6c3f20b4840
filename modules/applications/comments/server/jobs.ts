/**
 * Registers the background job `comment.notify` of the comments module, which notifies users about a new
 * comment or about mentions added by an edit.
 */
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { notifyComment } from './notify-comment.ts';

/** Jobs of this module with their parameters. */
type CommentsTasks = {
  /** Notifies about a new comment, or about mentions added by an edit. */
  'comment.notify': { CommentId: number; IsNew: boolean };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CommentsTasks {}
}

export const jobs = {
  'comment.notify': notifyComment,
} satisfies JobsOf<CommentsTasks>;
