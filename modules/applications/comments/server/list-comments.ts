import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { commentRoutes } from '../rules/contract.ts';
import type { CommentFacts } from '../rules/facts.ts';
import { commentActions } from './comment-actions.ts';
import { commentViews } from './comment-view.ts';
import { commentsInScope } from './comments-in-scope.ts';
import { countComments } from './count-comments.ts';
import { selectComments } from './load-comments.ts';
import { type CommentedApplication, visibleApplication } from './visible-application.ts';

type Route = (typeof commentRoutes)['list'];

const PAGE = 50;

/**
 * API handler of the comments tab: the newest 50 comments that the user may read, or those before a given
 * one, oldest first, with counts and whether the user may write.
 */
export async function listComments(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, query } = context;
  const application = await visibleApplication(db, actor, query.ApplicationKey);
  const before = query.Before === undefined ? null : await idOf(context, application.Id, query.Before);
  const rows = await selectComments(db, actor)
    .where('ApplicationComment.ApplicationId', '=', application.Id)
    .$if(before !== null, (all) => all.where('ApplicationComment.Id', '<', before ?? 0))
    .orderBy('ApplicationComment.Id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return {
    ...(await countComments(db, actor, application.Id)),
    Rows: await commentViews(db, rows.slice(0, PAGE).toReversed(), context),
    HasEarlier: rows.length > PAGE,
    Actions: commentActions(unwritten(application), ['WRITE'], context),
  };
}

/** Workflow facts of a comment that is not written yet. */
export const unwritten = ({ ApplicationStatusCode }: CommentedApplication): CommentFacts => ({
  Status: 'NONE',
  ApplicationStatusCode,
  AuthorKey: null,
  IsInternal: false,
});

async function idOf({ db, actor }: Context<Route>, applicationId: number, key: string): Promise<number> {
  const row = await commentsInScope(db, actor)
    .select('ApplicationComment.Id')
    .where('ApplicationComment.ApplicationId', '=', applicationId)
    .where('ApplicationComment.CommentKey', '=', key)
    .executeTakeFirst();
  return row?.Id ?? fail('ERR_NOT_FOUND');
}
