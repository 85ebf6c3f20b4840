import { sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { type RemarkFiles, remarkFiles, restrictedFiles } from './file-hooks.ts';
import { isRemarkVisibleTo } from './remark-visibility.ts';

type File = { FileKey: string; Kind: string; AccountId: number | null };

/**
 * Determines which files of a visible application a user may access. Files attached to a remark are as
 * visible as the remark: those of the approval chain and the board's record stay internal, proofs of payment
 * are limited to users who see invoices. A certificate page is open to the client once its revision is in
 * force. Files of comments follow their comment. A user's own files stay accessible to them.
 */
export async function accessibleFilesFor(
  db: Queries,
  actor: SignedIn,
  applicationId: number,
): Promise<(file: File) => boolean> {
  const isOfClient = isClient(actor.Roles);
  const closed = await hiddenRemarkFiles(db, actor, applicationId);
  for (const keys of await Promise.all(restrictedFiles.run({ db, actor, applicationId })))
    for (const key of keys) closed.add(key);
  return (file) =>
    file.AccountId === actor.Id || !(closed.has(file.FileKey) || (isOfClient && file.Kind === 'crb'));
}

/**
 * Actions whose file is made for the client: page access depends on the revision, and the disclosure is
 * public.
 */
const CLIENT_DOCUMENT_ACTIONS = ['UPLOAD_CERT', 'UPLOAD_DISCLOSURE'];

async function hiddenRemarkFiles(db: Queries, actor: SignedIn, applicationId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ApplicationHistory')
    .select(['Action', 'Attachment'])
    .where('ApplicationId', '=', applicationId)
    .where('Action', 'not in', CLIENT_DOCUMENT_ACTIONS)
    .where(sql<boolean>`cardinality(attachment) > 0`)
    .execute();
  const attached: RemarkFiles[] = [
    ...rows,
    ...(await Promise.all(remarkFiles.run({ db, applicationId }))).flat(),
  ];
  const keys = (isOpen: boolean) =>
    attached
      .filter((row) => isRemarkVisibleTo(actor, row.Action, row.Facts) === isOpen)
      .flatMap((row) => row.Attachment);
  const open = new Set(keys(true));
  return new Set(keys(false).filter((key) => !open.has(key)));
}
