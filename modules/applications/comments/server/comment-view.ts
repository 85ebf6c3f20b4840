import { personNames } from '#modules/identity/accounts/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { CommentView } from '../rules/contract.ts';
import { commentActions } from './comment-actions.ts';
import { commentFacts } from './comment-facts.ts';
import { type CommentRow, commentByKey } from './load-comments.ts';

type Reader = { actor: SignedIn; language: Language; at: Date };

/**
 * Builds comments as shown to one reader, with author, mentions, files, unread mark and possible actions;
 * for a list in the given order or for one comment.
 */
export async function commentViews(
  db: Queries,
  rows: readonly CommentRow[],
  reader: Reader,
): Promise<CommentView[]> {
  const names = await personNames(
    db,
    rows.flatMap((row) => [...row.Mentions, row.RemoverKey]),
  );
  const keys = rows.flatMap((row) => row.Attachment);
  const files = new Map((await fileInfos(db, keys)).map((file) => [file.FileKey, file]));
  return rows.map((row) => ({
    CommentKey: row.CommentKey,
    Version: row.Version,
    Comment: row.Comment,
    IsInternal: row.IsInternal,
    By: {
      UserKey: row.AuthorKey,
      Name: fullName({ FirstName: row.AuthorFirstName, LastName: row.AuthorLastName }),
    },
    AsRole: row.AsRole,
    IsByYou: row.AuthorId === reader.actor.Id,
    At: row.CreatedAt.toISOString(),
    EditedAt: row.EditedAt?.toISOString() ?? null,
    RemovedAt: row.RemovedAt?.toISOString() ?? null,
    RemovedBy: names.get(row.RemoverKey ?? '') ?? null,
    Mentions: row.Mentions.flatMap((key) => names.get(key) ?? []),
    Attachment: row.Attachment.flatMap((key) => files.get(key) ?? []),
    IsUnread: row.AuthorId !== reader.actor.Id && row.RemovedAt === null && row.Id > (row.SeenId ?? 0),
    Actions: commentActions(commentFacts(row), ['EDIT', 'REMOVE'], reader),
  }));
}

/** One comment within the reader's scope. */
export async function commentView(
  db: Queries,
  actor: SignedIn,
  key: string,
  language: Language,
  at: Date,
): Promise<CommentView> {
  const row = (await commentByKey(db, actor, key)) ?? fail('ERR_NOT_FOUND');
  const [view] = await commentViews(db, [row], { actor, language, at });
  return view ?? fail('ERR_NOT_FOUND');
}
