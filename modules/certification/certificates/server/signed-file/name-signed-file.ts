import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedFile } from './signed-file.ts';

type Named = { FileKey: string; Name: string; ApplicationId: number };

/**
 * Inserts the file row of a PDF that the portal generated and signed, so that it appears among its
 * application's documents.
 */
export async function nameSignedFile(
  tx: Tx,
  { StorageKey, Sha256, Size }: SignedFile,
  named: Named,
): Promise<void> {
  const row = { ...named, StorageKey, Sha256, Size };
  await tx
    .insertInto('File')
    .values({ ...row, Kind: 'document', Type: 'application/pdf', AccountId: null })
    .execute();
}
