/**
 * Loads all comments on an application that the user may read, oldest first, for printed documents; removed
 * ones without their text.
 */
import { personNames } from '#modules/identity/accounts/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import { selectComments } from './load-comments.ts';

/** A comment for printing. Times are ISO strings. */
export type PrintedComment = {
  At: string;
  By: string;
  AsRole: Role;
  IsInternal: boolean;
  /** Empty once the comment is removed. */
  Comment: string;
  EditedAt: string | null;
  RemovedAt: string | null;
  RemovedBy: string | null;
  Attachment: FileInfo[];
};

/** All comments on an application that this user may read, oldest first. */
export async function commentsOf(
  db: Queries,
  actor: SignedIn,
  applicationId: number,
): Promise<PrintedComment[]> {
  const rows = await selectComments(db, actor)
    .where('ApplicationComment.ApplicationId', '=', applicationId)
    .orderBy('ApplicationComment.Id')
    .execute();
  const names = await personNames(
    db,
    rows.map((row) => row.RemoverKey),
  );
  const keys = rows.flatMap((row) => row.Attachment);
  const files = new Map((await fileInfos(db, keys)).map((file) => [file.FileKey, file]));
  return rows.map((row) => ({
    At: row.CreatedAt.toISOString(),
    By: fullName({ FirstName: row.AuthorFirstName, LastName: row.AuthorLastName }),
    AsRole: row.AsRole,
    IsInternal: row.IsInternal,
    Comment: row.Comment,
    EditedAt: row.EditedAt?.toISOString() ?? null,
    RemovedAt: row.RemovedAt?.toISOString() ?? null,
    RemovedBy: names.get(row.RemoverKey ?? '')?.Name ?? null,
    Attachment: row.Attachment.flatMap((key) => files.get(key) ?? []),
  }));
}
