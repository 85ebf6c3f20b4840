import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import type { CommentStatus } from './statuses.ts';

/**
 * Facts about a comment (status, author, internal or shared) and its application on which the guards of the
 * comment workflow are based.
 */
export type CommentFacts = {
  Status: CommentStatus;
  /** Status of the application that the comment is about. */
  ApplicationStatusCode: ApplicationStatus;
  /** Null for a comment that is not written yet. */
  AuthorKey: string | null;
  /** True if visible to staff only; otherwise the client can read it too. */
  IsInternal: boolean;
  /** A newly mentioned user is unknown or cannot read the comment; loaded with the input. */
  IsMentionUnknown?: boolean;
};
