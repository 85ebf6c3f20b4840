/**
 * `npm run portal -- backup <folder>`: backs up the database and the files at one point in time while the portal
 * runs, optionally encrypted or incremental; exits with code 1 if files are missing or changed.
 */
import '../compose.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackupKey } from '#modules/operations/backup/server/backup-key.ts';
import { makeBackup } from '#modules/operations/backup/server/make-backup.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { withDatabase } from '#platform/server/database/with-database.ts';

const USAGE =
  'A directory that does not exist yet is required: npm run portal -- backup <folder> [--key-file <file>] [--since <backup>]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'key-file': { type: 'string' }, since: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const key = values['key-file'] === undefined ? null : await readBackupKey(values['key-file']);
  const since = values.since === undefined ? null : resolve(values.since);
  await withDatabase(settings, async (url) => {
    const owner = settings.DATABASE_OWNER_URL ?? url;
    const { Manifest, Sha256 } = await makeBackup({ settings, url: owner, path: resolve(path), key, since });
    const rows = Manifest.Tables.reduce((sum, { Rows }) => sum + Rows, 0);
    console.log(
      `${resolve(path)}: ${rows} rows and ${Manifest.Files.Count} files as of ${Manifest.SnapshotAt}.`,
    );
    console.log(`All parts were verified. SHA-256 of the manifest: ${Sha256}`);
    if (!key)
      console.log(
        'The backup is not encrypted and contains everything except SECRET_KEY and signing keys: protect it, and store the keys separately.',
      );
    for (const file of Manifest.Missing) console.error(`File ${file} is referenced by a row, but missing.`);
    for (const { Key } of Manifest.Changed) console.error(`The contents of file ${Key} differ from its row.`);
    if (Manifest.Missing.length + Manifest.Changed.length > 0) process.exitCode = 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
