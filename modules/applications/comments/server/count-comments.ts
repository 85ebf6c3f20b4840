import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { CommentCount } from '../rules/contract.ts';
import { commentsInScope } from './comments-in-scope.ts';

/**
 * Counts the comments that the user may read on an application, and the unread ones: those by others since
 * the last comment that the user has seen.
 */
export const countComments = (db: Queries, actor: SignedIn, applicationId: number): Promise<CommentCount> =>
  commentsInScope(db, actor)
    .where('ApplicationComment.ApplicationId', '=', applicationId)
    .where('ApplicationComment.RemovedAt', 'is', null)
    .select(sql<number>`count(*)`.as('Total'))
    .select(
      sql<number>`count(*) filter (where application_comment.account_id <> ${actor.Id}
        and application_comment.id > coalesce((select seen.comment_id from application_comment_seen seen
          where seen.application_id = ${applicationId} and seen.account_id = ${actor.Id}), 0))`.as('Unread'),
    )
    .executeTakeFirstOrThrow();
