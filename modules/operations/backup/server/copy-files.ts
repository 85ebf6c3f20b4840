import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '#platform/server/files/is-missing.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { type Folder, writePart } from './folder.ts';
import { forEachFile, listedFiles } from './listed-files.ts';
import { filePath, type Manifest, type ManifestFile } from './manifest.ts';

export type Copied = Pick<Manifest, 'Missing' | 'Changed'> & { Count: number; Bytes: number };

/**
 * Copies every stored file that the database references into a backup, hard-linking those of an earlier
 * backup, and returns which files are missing or changed.
 */
export async function copyFiles(
  store: FileStore,
  folder: Folder,
  list: Pick<Manifest, 'Files'>,
  before: Folder | null,
): Promise<Copied> {
  const copied: Copied = { Missing: [], Changed: [], Count: 0, Bytes: 0 };
  await forEachFile(listedFiles(folder, list), async (file) => {
    if (before && (await isLinked(before, folder, file))) count(copied, file);
    else await copyOne(store, folder, file, copied);
  });
  return copied;
}

function count(copied: Copied, { Size }: { Size: number }): void {
  copied.Count += 1;
  copied.Bytes += Size;
}

async function copyOne(store: FileStore, folder: Folder, file: ManifestFile, copied: Copied): Promise<void> {
  const source = await store.get(file.Key).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!source) {
    copied.Missing.push(file.Key);
    return;
  }
  const { Size, Sha256 } = await writePart(folder, filePath(file.Key), source);
  if (Size !== file.Size || Sha256 !== file.Sha256) copied.Changed.push({ Key: file.Key, Size, Sha256 });
  count(copied, { Size });
}

/**
 * Tries to hard-link the file of the earlier backup: contents under a key never change. Fails across disks.
 */
async function isLinked(before: Folder, folder: Folder, { Key }: ManifestFile): Promise<boolean> {
  const path = filePath(Key);
  await mkdir(dirname(join(folder.path, path)), { recursive: true });
  return link(join(before.path, path), join(folder.path, path)).then(
    () => true,
    () => false,
  );
}
