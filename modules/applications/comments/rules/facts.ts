import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import type { CommentStatus } from './statuses.ts';

/** The facts that the rules of comments use. */
export type CommentFacts = {
  Status: CommentStatus;
  /** Of the application that it is about. */
  ApplicationStatusCode: ApplicationStatus;
  /** Null before it is written. */
  AuthorKey: string | null;
  /** For staff only; otherwise the client reads it too. */
  IsInternal: boolean;
};
