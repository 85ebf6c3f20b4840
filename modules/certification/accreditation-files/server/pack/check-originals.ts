import { createHash } from 'node:crypto';
import type { FileStore } from '#platform/server/files/store.ts';
import type { CheckedOriginal, Original } from './original.ts';

/**
 * Reads every original of an accreditation file once and compares it with the hash recorded when it was
 * stored: intact, damaged or missing. The signed index reports the result and never vouches for modified
 * bytes.
 */
export async function checkOriginals(
  store: FileStore,
  originals: readonly Original[],
  onBytes: (bytes: number) => Promise<void>,
): Promise<CheckedOriginal[]> {
  const checked: CheckedOriginal[] = [];
  for (const original of originals) {
    const Found = await fingerprintOf(store, original.StorageKey);
    const isSame = Found?.Sha256 === original.Sha256 && Found.Size === original.Size;
    checked.push({ ...original, Found, State: Found === null ? 'MISSING' : isSame ? 'INTACT' : 'DAMAGED' });
    await onBytes(original.Size);
  }
  return checked;
}

async function fingerprintOf(
  store: FileStore,
  storageKey: string,
): Promise<{ Size: number; Sha256: string } | null> {
  const stream = await store.get(storageKey).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  if (!stream) return null;
  const hash = createHash('sha256');
  let Size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    Size += piece.byteLength;
  }
  return { Size, Sha256: hash.digest('hex') };
}

/**
 * Whether the file is absent from the disk or bucket; every other error is temporary and leads to a retry.
 */
const isAbsent = (error: unknown): boolean => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound';
};
