import { audit } from '#platform/server/audit/audit.ts';
import { connect } from '#platform/server/database/connect.ts';
import type { Manifest } from './manifest.ts';

export type Made = { Manifest: Manifest; Sha256: string };

/** The portal remembers when it was last saved: its status says so, and who keeps it is told when that is long ago. */
export async function noteBackup(
  url: string,
  { Manifest, Sha256 }: Made,
  isEncrypted: boolean,
): Promise<void> {
  const { db } = connect(url, 1);
  try {
    await db.transaction().execute(async (tx) => {
      const rows = Manifest.Tables.reduce((sum, { Rows }) => sum + Rows, 0);
      const isWhole = Manifest.Missing.length === 0 && Manifest.Changed.length === 0;
      await tx
        .insertInto('BackupRun')
        .values({
          CutAt: new Date(Manifest.CutAt),
          Rows: rows,
          Files: Manifest.Files.Count,
          Bytes: Manifest.Files.Bytes + Manifest.Tables.reduce((sum, { Size }) => sum + Size, 0),
          IsEncrypted: isEncrypted,
          IsWhole: isWhole,
          ManifestSha256: Sha256,
        })
        .execute();
      const Detail = { Rows: rows, Files: Manifest.Files.Count, Sha256, IsWhole: isWhole };
      await audit(tx, { AccountId: null, Event: 'BACKUP_MADE', Detail });
    });
  } finally {
    await db.destroy();
  }
}
