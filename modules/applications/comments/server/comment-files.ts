/**
 * Access rules for files attached to comments: a file is as visible as its comment, and once removed it is
 * visible only to administrators and IT through the comment's history.
 */
import { type SqlBool, sql } from 'kysely';
import { fileOrigins, restrictedFiles } from '#modules/applications/applications/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { listedIn } from '#platform/server/files/contains-file.ts';
import { fileNamers } from '#platform/server/files/file-users.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { commentsPermissions } from '../rules/permissions.ts';

/** Every file ever attached to a comment of the application. */
async function commentFiles(db: Queries, applicationId: number): Promise<Set<string>> {
  const { rows } = await sql<{ FileKey: string }>`
    select distinct unnest(version.attachment) as file_key
    from application_comment_version version join application_comment on application_comment.id = version.comment_id
    where application_comment.application_id = ${applicationId}`.execute(db);
  return new Set(rows.map((row) => row.FileKey));
}

/**
 * Files that this user may not access. A file is as visible as its comment: internal files are hidden from
 * clients, and files removed from a comment, or with it, are hidden from everyone.
 */
async function restrictedCommentFiles(
  db: Queries,
  actor: SignedIn,
  applicationId: number,
): Promise<Set<string>> {
  const all = await commentFiles(db, applicationId);
  if (all.size === 0) return all;
  const standing = await db
    .selectFrom('ApplicationComment')
    .select('Attachment')
    .where('ApplicationId', '=', applicationId)
    .where(sql<boolean>`cardinality(attachment) > 0`)
    .$if(isClient(actor.Roles), (rows) => rows.where('IsInternal', '=', false))
    .execute();
  return all.difference(new Set(standing.flatMap((row) => row.Attachment)));
}

/** Connects comments to the access, listing and reference checks for an application's files. */
export const commentFileHooks = [
  restrictedFiles.implement(({ db, actor, applicationId }) =>
    restrictedCommentFiles(db, actor, applicationId),
  ),
  fileOrigins.implement(async ({ db, applicationId }) => ({
    Of: 'COMMENT',
    FileKeys: await commentFiles(db, applicationId),
  })),
  fileNamers.implement(() => ({
    application_comment: sql<SqlBool>`exists (select from application_comment named
      where named.application_id = file.application_id and ${listedIn('named.attachment')})`,
  })),
];

/**
 * True if the user may read a file in the comment history: of its application or, if it was removed and is
 * attached to nothing, of any. Readers of that history see every application.
 */
export async function isInCommentHistory(
  db: Queries,
  actor: SignedIn,
  { FileKey, ApplicationId }: { FileKey: string; ApplicationId: number | null },
): Promise<boolean> {
  if (!hasPermission(actor.Roles, commentsPermissions.READ_COMMENT_HISTORY)) return false;
  if (ApplicationId !== null) return (await commentFiles(db, ApplicationId)).has(FileKey);
  const version = await db
    .selectFrom('ApplicationCommentVersion')
    .select('CommentId')
    .where(sql<boolean>`attachment @> array[${FileKey}]`)
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}
