/**
 * Restores a backup into an empty database and an empty file store, never over existing data; every part is
 * read and verified first.
 */
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { grantPortal } from '#platform/server/database/grant-portal.ts';
import { migrate, readMigrations } from '#platform/server/database/migrate.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { type FileStore, PREFIXES } from '#platform/server/files/store.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { type DataKeys, keyPrints, writeDataKeys } from './data-keys.ts';
import { type Folder, readPart } from './folder.ts';
import { forEachFile, listedFiles } from './listed-files.ts';
import { loadTables } from './load-tables.ts';
import { filePath, type Manifest } from './manifest.ts';
import { openManifest } from './open-manifest.ts';
import { verifyBackup } from './verify-backup.ts';

/** Accepts backups of this portal version or an earlier one; rejects later ones. */
function requireKnownVersion({ Migrations, Portal }: Manifest): void {
  const ours = new Map(readMigrations().map(({ name, sha256 }) => [name, sha256]));
  const strange = Migrations.filter(({ Name, Sha256 }) => ours.get(Name) !== Sha256).map(({ Name }) => Name);
  if (strange.length > 0)
    throw new Error(
      `This backup was made by a later version of the portal (${Portal}), which has ${strange.join(', ')}. Restore it with that version.`,
    );
}

/**
 * Rejects a database or store with contents, which may be the only copy, and a role that cannot create
 * tables.
 */
async function requireEmpty(url: string, store: FileStore): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: rights } = await client.query<{ role: string; may: boolean }>(`
      select current_user as role, has_schema_privilege('public', 'create')
        and has_database_privilege(current_database(), 'create') as may`);
    if (rights[0]?.may === false)
      throw new Error(
        `The role ${rights[0].role} has no permission to create tables. Set DATABASE_OWNER_URL to the same database with the role that owns them.`,
      );
    const { rows } = await client.query<{ name: string }>(`
      select relname as name from pg_class
      where relkind in ('r', 'v', 'S', 'm') and relnamespace in (
        select oid from pg_namespace where nspname in ('public', 'graphile_worker')) limit 1`);
    if (rows[0])
      throw new Error(
        `The database is not empty (it has a table ${rows[0].name}). A restore replaces nothing: use an empty database.`,
      );
  } finally {
    await client.end();
  }
  for (const prefix of PREFIXES)
    for await (const { Key } of store.list(prefix))
      throw new Error(
        `The file store is not empty (it has ${Key}). A restore replaces nothing: use an empty store.`,
      );
}

export type RestoreOptions = {
  settings: Settings;
  folder: Folder;
  /** Connection URL of the role that owns the tables; `url` is that of the portal's role. */
  ownerUrl: string;
  url: string;
  log: (line: string) => void;
};

/**
 * Restores a backup into an empty database and an empty store, never over existing data. The preconditions
 * are checked first, then every part is read and verified before anything is written. Files are written
 * first, then all rows at once, so an interrupted restore never looks complete.
 */
export async function restoreBackup({
  settings,
  folder,
  ownerUrl,
  url,
  log,
}: RestoreOptions): Promise<Manifest> {
  const store = openFileStore(settings);
  await requireEmpty(ownerUrl, store);
  const manifest = await readVerifiedManifest(folder, log);
  requireKnownVersion(manifest);

  if (manifest.Keys)
    await writeDataKeys(settings, JSON.parse(await text(readPart(folder, manifest.Keys))) as DataKeys);
  const changed = new Map(manifest.Changed.map((file) => [file.Key, file]));
  const missing = new Set(manifest.Missing);
  await forEachFile(listedFiles(folder, manifest), async (listed) => {
    if (missing.has(listed.Key)) return;
    const file = changed.get(listed.Key) ?? listed;
    const stream = readPart(folder, { ...file, Path: filePath(file.Key) });
    await store.put(file.Key, { stream, size: file.Size });
  });
  log(`${manifest.Files.Count} files were restored.`);

  await migrate(ownerUrl, undefined, new Set(manifest.Migrations.map(({ Name }) => Name)));
  await migrateJobs(ownerUrl);
  await load(ownerUrl, folder, manifest);
  const applied = await migrate(ownerUrl);
  if (ownerUrl !== url) await grantPortal(ownerUrl, url);
  log(`${manifest.Tables.length} tables were restored as of ${manifest.SnapshotAt}.`);
  if (applied.length > 0) log(`Migrated to this version by ${applied.join(', ')}.`);
  await compareKeys(settings, manifest, log);
  return manifest;
}

/** Returns the manifest of a backup after every part has been read and verified. */
export async function readVerifiedManifest(
  folder: Folder,
  report: (line: string) => void,
): Promise<Manifest> {
  const manifest = await openManifest(folder);
  const damaged = await verifyBackup(folder, manifest);
  if (damaged.length > 0)
    throw new Error(`This backup is damaged, and nothing was restored:\n  ${damaged.join('\n  ')}`);
  report(`All parts of the backup of ${manifest.SnapshotAt} were verified.`);
  for (const key of manifest.Missing) report(`Already missing at the time of the backup: file ${key}`);
  for (const { Key } of manifest.Changed) report(`Already changed at the time of the backup: file ${Key}`);
  return manifest;
}

async function load(url: string, folder: Folder, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await loadTables(client, folder, manifest);
  } finally {
    await client.end();
  }
}

async function compareKeys(settings: Settings, { KeyPrint }: Manifest, report: (line: string) => void) {
  if (KeyPrint === null || (await keyPrints(settings)).includes(KeyPrint)) return;
  report(
    'SECRET_KEY differs from the key of the restored portal: second factors, proof signing keys and connections cannot be used until the original key is set.',
  );
}
