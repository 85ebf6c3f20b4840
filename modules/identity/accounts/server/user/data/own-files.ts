/** Lists the files that a user uploaded, for the user's data export. */
import type { Queries } from '#platform/server/database/connect.ts';
import { applicationNumbers } from '../../hooks.ts';

export type OwnFile = {
  FileKey: string;
  Name: string;
  Kind: string;
  Size: number;
  Sha256: string;
  CreatedAt: Date;
  StorageKey: string;
  ApplicationNo: string | null;
  /** Path in the ZIP, numbered so that files with the same name can coexist. */
  Path: string;
};

/** Every file that the user uploaded, oldest first. */
export async function ownFiles(db: Queries, accountId: number): Promise<OwnFile[]> {
  const rows = await db
    .selectFrom('File')
    .select([
      'File.FileKey',
      'File.Name',
      'File.Kind',
      'File.Size',
      'File.Sha256',
      'File.CreatedAt',
      'File.StorageKey',
      'File.ApplicationId',
    ])
    .where('File.AccountId', '=', accountId)
    .orderBy('File.Id')
    .execute();
  const ids = [...new Set(rows.flatMap(({ ApplicationId }) => ApplicationId ?? []))];
  const [numbers] = await applicationNumbers.run({ db, ids });
  return rows.map(({ ApplicationId, ...row }, at) => ({
    ...row,
    ApplicationNo: (ApplicationId !== null && numbers?.get(ApplicationId)) || null,
    Path: `files/${String(at + 1).padStart(4, '0')} ${row.Name.replace(/[/\\:]/g, '_')}`,
  }));
}
