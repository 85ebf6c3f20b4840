/**
 * Makes a backup of database and files while the portal is running, reads every part again, records the
 * backup for the status page, and only then gives the folder its final name.
 */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type pg from 'pg';
import { audit } from '#platform/server/audit/audit.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { portalVersion } from '#platform/server/operation/portal-version.ts';
import { copyFiles } from './copy-files.ts';
import { keyPrints, readDataKeys } from './data-keys.ts';
import { snapshotDatabase, withFileRemovalLocked } from './database-snapshot.ts';
import { type Folder, writePart } from './folder.ts';
import { MANIFEST, type Manifest, type Part, SEALED_MANIFEST } from './manifest.ts';
import { openManifest } from './open-manifest.ts';

import { verifyBackup } from './verify-backup.ts';

/**
 * Flushes a folder to disk so that it survives a crash: in one call if the system can, because flushing file
 * by file waits for the disk each time.
 */
async function toDisk(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => eachToDisk(folder));
}

async function eachToDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r');
    await file.sync().finally(() => file.close());
  }
}

type Made = { Manifest: Manifest; Sha256: string };

/**
 * Records the backup in the database: the status page shows it, and operators are notified when it is
 * overdue.
 */
async function recordBackup(url: string, { Manifest, Sha256 }: Made, isEncrypted: boolean): Promise<void> {
  const { db } = connect(url, 1);
  try {
    await db.transaction().execute(async (tx) => {
      const rows = Manifest.Tables.reduce((sum, { Rows }) => sum + Rows, 0);
      const isWhole = Manifest.Missing.length === 0 && Manifest.Changed.length === 0;
      await tx
        .insertInto('BackupRun')
        .values({
          SnapshotAt: new Date(Manifest.SnapshotAt),
          Rows: rows,
          Files: Manifest.Files.Count,
          Bytes: Manifest.Files.Bytes + Manifest.Tables.reduce((sum, { Size }) => sum + Size, 0),
          IsEncrypted: isEncrypted,
          IsComplete: isWhole,
          ManifestSha256: Sha256,
        })
        .execute();
      const Detail = { Rows: rows, Files: Manifest.Files.Count, Sha256, IsComplete: isWhole };
      await audit(tx, { AccountId: null, Event: 'BACKUP_MADE', Detail });
    });
  } finally {
    await db.destroy();
  }
}

export type BackupOptions = {
  settings: Settings;
  /** Connection URL of a role that can read every table. */
  url: string;
  /** Folder of the new backup; must not exist yet. */
  path: string;
  key: Buffer | null;
  /** Earlier backup whose files need not be copied again. */
  since: string | null;
};
/**
 * Makes a backup while the portal runs. The folder is renamed to its final name only after every part has
 * been read again, so a folder with that name is a complete backup.
 */
export async function makeBackup({ settings, url, path, key, since }: BackupOptions): Promise<Made> {
  if (existsSync(path)) throw new Error(`${path} already exists: every backup needs a new directory.`);
  const before = since === null ? null : { path: since, key };
  if (before) await openManifest(before);
  const folder: Folder = { path: `${path}.part`, key };
  await mkdir(folder.path, { recursive: true, mode: 0o700 });
  if ((await readdir(folder.path)).length > 0)
    throw new Error(`${folder.path} is an incomplete backup: remove it first.`);
  const made = await withFileRemovalLocked(url, (client) => write(client, { folder, settings, before }));
  const damaged = await verifyBackup(folder, made.Manifest);
  if (damaged.length > 0)
    throw new Error(`The verification of the backup failed:\n  ${damaged.join('\n  ')}`);
  await toDisk(folder.path);
  await rename(folder.path, path);
  await toDisk(path);
  await recordBackup(url, made, key !== null);
  return made;
}

type Work = { folder: Folder; settings: Settings; before: Folder | null };

async function write(client: pg.Client, { folder, settings, before }: Work): Promise<Made> {
  const cut = await snapshotDatabase(client, folder);
  const files = await copyFiles(
    openFileStore(settings),
    folder,
    { Files: { ...cut.Files, Count: 0, Bytes: 0 } },
    before,
  );
  const Manifest: Manifest = {
    Format: 'assay-backup',
    FormatVersion: 1,
    Portal: portalVersion(),
    ...cut,
    Files: { ...cut.Files, Count: files.Count, Bytes: files.Bytes },
    Missing: files.Missing.sort(),
    Changed: files.Changed,
    Keys: folder.key ? await writeKeys(folder, settings) : null,
    KeyPrint: (await keyPrints(settings))[0] ?? null,
  };
  const text = `${JSON.stringify(Manifest, null, 2)}\n`;
  await writePart(folder, folder.key ? SEALED_MANIFEST : MANIFEST, Readable.from([Buffer.from(text)]));
  return { Manifest, Sha256: createHash('sha256').update(text).digest('hex') };
}

const writeKeys = async (folder: Folder, settings: Settings): Promise<Part> =>
  writePart(folder, 'keys.json', Readable.from([Buffer.from(JSON.stringify(await readDataKeys(settings)))]));
