import { sql } from 'kysely';
import { accessibleFilesFor, visibleTo } from '#modules/applications/applications/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { FileAccess } from '#platform/server/media/file-access.ts';
import { isInCommentHistory } from './comment-files.ts';

/**
 * Decides whether a user may download a file that belongs to an application, including files reused by a
 * later cycle and files of earlier comment versions.
 */
export const fileAccess: FileAccess = async (db, actor, file) => {
  const { FileKey, ApplicationId } = file;
  if (ApplicationId !== null && !(await isApplicationReachable(db, actor, ApplicationId, FileKey)))
    return false;
  if (ApplicationId !== null && (await accessibleFilesFor(db, actor, ApplicationId))(file)) return true;
  return (await isInCommentHistory(db, actor, { FileKey, ApplicationId })) || null;
};

/**
 * True if the file's application, or a later-cycle application whose answers still reference it, is in the
 * scope.
 */
async function isApplicationReachable(
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
    .where(visibleTo(actor))
    .limit(1)
    .executeTakeFirst();
  return reached !== undefined;
}
