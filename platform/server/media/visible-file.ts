import { sql } from 'kysely';
import { filesOpenTo } from '#modules/applications/applications/server/files-open-to.ts';
import { inScope } from '#modules/applications/applications/server/scope.ts';
import { isInCommentHistory } from '#modules/applications/comments/server/comment-files.ts';
import { mayHaveFile } from '#modules/support/conversations/server/may-have-file.ts';
import type { Queries } from '../database/connect.ts';
import type { FileRow } from '../files/link-files.ts';
import type { SignedIn } from '../http/context.ts';

/** The file of a key if this person may have it: who sent it, or to whom the application or the message it is tied to opens it. */
export async function visibleFile(db: Queries, actor: SignedIn, fileKey: string): Promise<FileRow | null> {
  const file = await db.selectFrom('File').selectAll().where('FileKey', '=', fileKey).executeTakeFirst();
  if (!file || file.AccountId === actor.Id) return file ?? null;
  if (file.ConversationMessageId !== null)
    return (await mayHaveFile(db, actor, file.ConversationMessageId)) ? file : null;
  if (file.ApplicationId !== null && !(await isReached(db, actor, file.ApplicationId, fileKey))) return null;
  if (file.ApplicationId !== null && (await filesOpenTo(db, actor, file.ApplicationId))(file)) return file;
  const { FileKey, ApplicationId } = file;
  return (await isInCommentHistory(db, actor, { FileKey, ApplicationId })) ? file : null;
}

/** Its own application, or one of a later cycle whose answers still name it, is in the caller's scope. */
async function isReached(
  db: Queries,
  actor: SignedIn,
  applicationId: number,
  fileKey: string,
): Promise<boolean> {
  const cycles = sql<number>`(
    with recursive later as (
      select ${applicationId}::bigint as id
      union all select next.id from application next join later on next.parent_id = later.id)
    select id from later)`;
  const reached = await db
    .selectFrom('Application')
    .select('Application.Id')
    .where('Application.Id', 'in', cycles)
    .where((eb) =>
      eb.or([
        eb('Application.Id', '=', applicationId),
        sql<boolean>`strpos(application.answers::text, ${fileKey}) > 0`,
      ]),
    )
    .where(inScope(actor))
    .limit(1)
    .executeTakeFirst();
  return reached !== undefined;
}
