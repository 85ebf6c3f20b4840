import { personNames } from '#modules/identity/accounts/server/user/person-names.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { commentRoutes } from '../rules/contract.ts';
import { commentByKey } from './load-comments.ts';

type Route = (typeof commentRoutes)['history'];

/** Every version of a comment, newest first; also what it said before it was removed. */
export async function commentHistory({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
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
      Deed: row.Deed,
      At: row.At.toISOString(),
      By: { UserKey: row.UserKey, Name: fullName(row) },
      AsRole: row.AsRole,
      Comment: row.Comment,
      Mentions: row.Mentions.flatMap((key) => names.get(key) ?? []),
      Attachment: row.Attachment.flatMap((key) => files.get(key) ?? []),
    })),
  };
}
