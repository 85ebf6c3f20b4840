import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { copyFiles } from './copy-files.ts';
import { cutDatabase, whileFilesStay } from './cut.ts';
import { keyPrints, readDataKeys } from './data-keys.ts';
import { type Folder, writePart } from './folder.ts';
import { MANIFEST, type Manifest, type Part, SEALED_MANIFEST } from './manifest.ts';
import { type Made, noteBackup } from './note-backup.ts';
import { openManifest } from './open-manifest.ts';
import { portalVersion } from './portal-version.ts';
import { toDisk } from './to-disk.ts';
import { verifyBackup } from './verify-backup.ts';

export type Asked = {
  settings: Settings;
  /** Of a role that reads every table. */
  url: string;
  /** A folder that is not there yet. */
  path: string;
  key: Buffer | null;
  /** An earlier backup whose files need not be copied again. */
  since: string | null;
};
/**
 * Makes a backup while the portal runs. It gets its name when every part of it was read again: a folder of that name
 * is a whole backup.
 */
export async function makeBackup({ settings, url, path, key, since }: Asked): Promise<Made> {
  if (existsSync(path)) throw new Error(`${path} is there already: every backup gets a folder of its own.`);
  const before = since === null ? null : { path: since, key };
  if (before) await openManifest(before);
  const folder: Folder = { path: `${path}.part`, key };
  await mkdir(folder.path, { recursive: true, mode: 0o700 });
  if ((await readdir(folder.path)).length > 0)
    throw new Error(`${folder.path} is what a backup has left that was cut off: remove it first.`);
  const made = await whileFilesStay(url, (client) => write(client, { folder, settings, before }));
  const damaged = await verifyBackup(folder, made.Manifest);
  if (damaged.length > 0) throw new Error(`What was written reads differently:\n  ${damaged.join('\n  ')}`);
  await toDisk(folder.path);
  await rename(folder.path, path);
  await toDisk(path);
  await noteBackup(url, made, key !== null);
  return made;
}

type Work = { folder: Folder; settings: Settings; before: Folder | null };

async function write(client: pg.Client, { folder, settings, before }: Work): Promise<Made> {
  const cut = await cutDatabase(client, folder);
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
