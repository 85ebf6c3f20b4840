/**
 * `npm run portal -- restore <folder>`: restores a backup into an empty database and an empty file store and
 * compares the result; with `--check` it only verifies the backup.
 */
import '../compose.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackupKey } from '#modules/operations/backup/server/backup-key.ts';
import type { Folder } from '#modules/operations/backup/server/folder.ts';
import { recordRestore } from '#modules/operations/backup/server/record-restore.ts';
import { readVerifiedManifest, restoreBackup } from '#modules/operations/backup/server/restore-backup.ts';
import { readSettings, type Settings } from '#platform/server/configuration/settings.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';

const USAGE = 'A backup is required: npm run portal -- restore <folder> [--key-file <file>] [--check]';
const print = (line: string): void => console.log(line);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'key-file': { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(USAGE);
  const key = values['key-file'] === undefined ? null : await readBackupKey(values['key-file']);
  const folder: Folder = { path: resolve(path), key };
  if (values.check) await readVerifiedManifest(folder, print);
  else await restore(readSettings(process.env), folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
// The page renderer used for the checks keeps waiting for work and would keep the process alive.
process.exit();

/** Restores into the configured database, or into the portal's embedded one, which is created for it. */
async function restore(settings: Settings, folder: Folder): Promise<void> {
  const embedded = settings.DATABASE_URL ? null : await startEmbedded({ dataDir: settings.DATA_DIR });
  const url = settings.DATABASE_URL ?? (embedded?.url as string);
  try {
    const manifest = await restoreBackup({
      ...{ settings, folder, url, log: print },
      ownerUrl: settings.DATABASE_OWNER_URL ?? url,
    });
    const differences = await recordRestore({ settings, url }, manifest, print);
    if (differences > 0) process.exitCode = 1;
  } finally {
    await embedded?.stop();
  }
}
