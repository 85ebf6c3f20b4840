import { sql } from 'kysely';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { commentRoutes } from '../rules/contract.ts';
import { commentsInScope } from './comments-in-scope.ts';
import { countComments } from './count-comments.ts';
import { seenApplication } from './seen-application.ts';

type Route = (typeof commentRoutes)['read'];

/** Remembers how far somebody has read; it never goes back. */
export async function markRead({ db, actor, body }: Context<Route>): Promise<DataOf<Route>> {
  const application = await seenApplication(db, actor, body.ApplicationKey);
  const newest = await commentsInScope(db, actor)
    .select('ApplicationComment.Id')
    .where('ApplicationComment.ApplicationId', '=', application.Id)
    .$if(body.CommentKey !== undefined, (all) =>
      all.where('ApplicationComment.CommentKey', '=', body.CommentKey ?? ''),
    )
    .orderBy('ApplicationComment.Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest && body.CommentKey !== undefined) return fail('ERR_NOT_FOUND');
  if (newest)
    await db
      .insertInto('ApplicationCommentSeen')
      .values({ ApplicationId: application.Id, AccountId: actor.Id, CommentId: newest.Id })
      .onConflict((conflict) =>
        conflict.columns(['ApplicationId', 'AccountId']).doUpdateSet({
          CommentId: sql<number>`greatest(application_comment_seen.comment_id, excluded.comment_id)`,
        }),
      )
      .execute();
  return countComments(db, actor, application.Id);
}
