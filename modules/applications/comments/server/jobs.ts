import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { notifyComment } from './notify-comment.ts';

/** Background work of this module, with what each job is given. */
type CommentsTasks = {
  /** Notifies of a comment: of a new one, or of the mentions that an edit added. */
  'comment.notify': { CommentId: number; IsNew: boolean };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CommentsTasks {}
}

export const jobs = {
  'comment.notify': notifyComment,
} satisfies JobsOf<CommentsTasks>;
