/** Builds the workflow facts of an existing comment. */
import type { CommentFacts } from '../rules/facts.ts';
import { commentStatus } from '../rules/statuses.ts';
import type { CommentRow } from './load-comments.ts';

export const commentFacts = (
  row: Pick<CommentRow, 'RemovedAt' | 'ApplicationStatusCode' | 'AuthorKey' | 'IsInternal'>,
): CommentFacts => ({
  Status: commentStatus(row.RemovedAt),
  ApplicationStatusCode: row.ApplicationStatusCode,
  AuthorKey: row.AuthorKey,
  IsInternal: row.IsInternal,
});
