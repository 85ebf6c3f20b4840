import { filesOpenTo } from '#modules/applications/applications/server/files-open-to.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { StoredPage } from './certificate-pages.ts';

/** What supports a certificate: the disclosure document beside it, where this person may open it (A123). */
export async function supportingFiles(
  db: Queries,
  actor: SignedIn,
  { ApplicationId, DisclosureFile }: StoredPage,
): Promise<StoredPage['File'][]> {
  if (DisclosureFile === null) return [];
  const row = await db
    .selectFrom('File')
    .select(['FileKey', 'Name', 'Kind', 'Type', 'Size', 'Sha256', 'StorageKey', 'AccountId'])
    .where('FileKey', '=', DisclosureFile)
    .where('ApplicationId', '=', ApplicationId)
    .executeTakeFirst();
  if (!row || !(await filesOpenTo(db, actor, ApplicationId))(row)) return [];
  const { FileKey, Name, Type, Size, Sha256, StorageKey } = row;
  return [{ FileKey, Name, Type, Size, Sha256, StorageKey }];
}
