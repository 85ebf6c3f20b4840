import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { nullIfMissing } from './null-if-missing.ts';
import { isStorageKey, newStorageKey } from './storage-key.ts';
import type { FileStore, Source, Stored } from './store.ts';

/**
 * File store on disk below DATA_DIR/files, spread over 65,536 folders; a file appears under its final name
 * only when completely written.
 */
export function diskStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const place = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('Not a storage key.');
    return join(root, key.slice(0, 2), key.slice(2, 4), key);
  };
  return {
    async put(key, source) {
      const target = place(key);
      await mkdir(dirname(target), { recursive: true });
      // Written under a temporary name and then renamed, so that only complete files have a final name.
      const unfinished = `${target}.${newStorageKey().slice(0, 8)}.part`;
      try {
        await write(unfinished, source);
        await rename(unfinished, target);
        await syncDirectory(dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => openForReading(place(key)),
    remove: (key) => rm(place(key), { force: true }),
    list: (prefix) => stored(join(root, prefix)),
  };
}

async function* stored(folder: string): AsyncGenerator<Stored> {
  for (const inner of await names(folder))
    for (const Key of await names(join(folder, inner))) {
      // The file may have been deleted since the directory was read.
      const found = await stat(join(folder, inner, Key)).catch(nullIfMissing);
      if (found?.isFile()) yield { Key, Size: found.size, At: found.mtime };
    }
}

const names = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });

async function write(path: string, source: Source): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(source instanceof Uint8Array ? source : source.stream);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Opens the file before returning the stream, so that a missing file fails here and not in the middle of a
 * response.
 */
async function openForReading(path: string): Promise<Readable> {
  const file = await open(path, 'r');
  return createReadStream(path, { fd: file, autoClose: true });
}

/** Codes with which systems and network disks refuse to open or sync a directory. */
const CANNOT_SYNC = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP', 'ENOSYS']);

const nullIfCannotSync = (error: NodeJS.ErrnoException): null => {
  if (CANNOT_SYNC.has(error.code ?? '')) return null;
  throw error;
};

/**
 * Makes the renamed file durable; systems that cannot sync a directory preserve the order of names anyway. A
 * failing disk is an error: the file could be gone after a power failure.
 */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(nullIfCannotSync);
  if (!directory) return;
  try {
    await directory.sync().catch(nullIfCannotSync);
  } finally {
    await directory.close();
  }
}
