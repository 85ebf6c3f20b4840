/** HTTP handlers of comments: list, count, save, attach, remove, read marks, mentions and history. */
import { sql } from 'kysely';
import { personNames } from '#modules/identity/accounts/server/index.ts';
import { freeTextLimit } from '#platform/common/contract/free-text.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { asPlainText } from '#platform/common/format/plain-text.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import { type CommentView, commentRoutes } from '../rules/contract.ts';
import { commentsInScope } from './comments-in-scope.ts';
import { countComments } from './count-comments.ts';
import { listComments } from './list-comments.ts';
import { listMentionableUsers } from './list-mentionable-users.ts';
import { commentRooms } from './live-rooms.ts';
import { commentByKey } from './load-comments.ts';
import { removeComment, saveComment } from './save-comment.ts';
import { visibleApplication } from './visible-application.ts';

type MarkReadRoute = (typeof commentRoutes)['read'];

/** Stores the last comment that a user has read; it never moves backwards. */
async function markRead({ db, actor, body }: Context<MarkReadRoute>): Promise<DataOf<MarkReadRoute>> {
  const application = await visibleApplication(db, actor, body.ApplicationKey);
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

type Route = (typeof commentRoutes)['history'];

/** Every version of a comment, newest first, including its text before removal. */
async function commentHistory({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const comment = (await commentByKey(db, actor, query.CommentKey)) ?? fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('ApplicationCommentVersion as Then')
    .innerJoin('Account', 'Account.Id', 'Then.AccountId')
    .selectAll('Then')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('Then.CommentId', '=', comment.Id)
    .orderBy('Then.Version', 'desc')
    .limit(500)
    .execute();
  const names = await personNames(
    db,
    rows.flatMap((row) => row.Mentions),
  );
  const keys = rows.flatMap((row) => row.Attachment);
  const files = new Map((await fileInfos(db, keys)).map((file) => [file.FileKey, file]));
  return {
    Rows: rows.map((row) => ({
      Version: row.Version,
      EventType: row.EventType,
      At: row.At.toISOString(),
      By: { UserKey: row.UserKey, Name: fullName(row) },
      AsRole: row.AsRole,
      Comment: row.Comment,
      Mentions: row.Mentions.flatMap((key) => names.get(key) ?? []),
      Attachment: row.Attachment.flatMap((key) => files.get(key) ?? []),
    })),
  };
}

/** `/attachment/save`: creates a comment with these files; without a remark its text lists the file names. */
async function attachFiles(context: Context<(typeof commentRoutes)['attach']>): Promise<CommentView> {
  const { ApplicationKey, Attachment, Remark, IsInternal } = context.body;
  const Comment = Remark || (await namesOf(context, Attachment));
  return saveComment({ ...context, body: { ApplicationKey, Comment, Attachment, IsInternal } });
}

/**
 * Names of the user's own files; whether they may be attached is checked when the comment is written. The
 * text was not in the request body, so it is truncated to the maximum comment length.
 */
async function namesOf(
  { db, actor }: Pick<Context<(typeof commentRoutes)['attach']>, 'db' | 'actor'>,
  keys: readonly string[],
): Promise<string> {
  const files = await db
    .selectFrom('File')
    .select(['FileKey', 'Name'])
    .where('FileKey', 'in', keys)
    .where('AccountId', '=', actor.Id)
    .execute();
  const name = (key: string) => files.find(({ FileKey }) => FileKey === key)?.Name ?? key;
  const all = asPlainText([...new Set(keys)].map(name).join(', '));
  const most = freeTextLimit();
  return all.length <= most ? all : `${all.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

export const http = defineHttp({
  calls: [
    ...answerAll(commentRoutes, {
      list: listComments,
      count: async ({ db, actor, query }) =>
        countComments(db, actor, (await visibleApplication(db, actor, query.ApplicationKey)).Id),
      save: saveComment,
      ofApplication: saveComment,
      attach: attachFiles,
      remove: removeComment,
      read: markRead,
      people: listMentionableUsers,
      history: commentHistory,
    }),
  ],
  live: (db) => ({ rooms: commentRooms(db) }),
});
