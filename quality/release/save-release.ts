/**
 * Part of `npm run release`: saves what later versions are checked against, the schema that this version needs and a
 * backup of a portal of this version with demo data. Its argument is the version.
 */
import '#apps/server/compose.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup } from '#modules/operations/backup/server/make-backup.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { writeReleasedSchema } from '#platform/server/database/write-released-schema.ts';
import { makeDemoData } from '../stories/support/demo-data.ts';

const RELEASED = join(import.meta.dirname, '../../database/released');
/** Folder in the archive with the portal's keys. */
const KEYS = 'keys';
const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is not a version.`);

const folder = await makeDemoData();
const database = await startEmbedded({ dataDir: folder });
const backup = join(folder, 'released-backup');
try {
  await writeReleasedSchema(database.url);
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder });
  await makeBackup({ settings, url: database.url, path: backup, key: null, since: null });
  // A backup contains no keys. Those of this portal are worthless: it existed only for a minute.
  for (const name of ['secret.key', 'signing'])
    cpSync(join(folder, name), join(backup, KEYS, name), { recursive: true });
  mkdirSync(RELEASED, { recursive: true });
  const archive = join(RELEASED, `${version}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', backup, '.']);
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
