/**
 * Diagnostic checks of storage: the file store writes, reads and removes a test file, and the disk has
 * enough free space for uploads and generated files.
 */
import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { newStorageKey } from '#platform/server/files/storage-key.ts';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

const PROBE_BYTES = 4096;
const LITTLE = 1024 ** 3;
const TOO_LITTLE = 100 * 1024 ** 2;

/** Diagnostic check of the file store: writes a file of random bytes, reads it and removes it. */
export async function checkStore({ settings }: DiagnosticContext): Promise<Finding[]> {
  const where = settings.S3_BUCKET
    ? `The bucket ${settings.S3_BUCKET} of ${settings.S3_ENDPOINT ?? 'Amazon S3'}`
    : `The directory files in ${settings.DATA_DIR}`;
  const store = openFileStore(settings);
  const key = newStorageKey();
  const bytes = randomBytes(PROBE_BYTES);
  let step = 'store a file';
  try {
    await store.put(key, bytes);
    step = 'return a file';
    const read = await buffer(await store.get(key));
    if (!read.equals(bytes))
      return [
        wrong(
          `${where} returns different contents than were stored.`,
          'Certificates and evidence would be damaged.',
          'Take the portal out of service and have the storage checked.',
        ),
      ];
    step = 'remove a file';
    await store.remove(key);
    return [ok(`${where} stores, returns and removes a file.`)];
  } catch (error) {
    return [
      wrong(
        `${where} cannot ${step}: ${reasonOf(error)}`,
        'Uploads fail, and certificates cannot be made or downloaded.',
        settings.S3_BUCKET
          ? 'Check that the bucket exists, that S3_ENDPOINT is reachable from this machine, and that the key has get, put and delete permissions.'
          : 'Check that the account of the portal has write permission for DATA_DIR.',
      ),
    ];
  }
}

/** Diagnostic check of the free disk space for uploads and generated files. */
export async function checkDisk({ settings }: DiagnosticContext): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(settings.DATA_DIR).catch(() => statfs('.'));
  const free = bavail * bsize;
  const what = `${(free / 1024 ** 3).toFixed(1)} GB are free on the disk of DATA_DIR.`;
  const why = 'Uploads and documents in progress are stored there temporarily, also with an object store.';
  if (free < TOO_LITTLE)
    return [wrong(what, why, 'Free disk space now: no uploads are possible on a full disk.')];
  return free < LITTLE ? [warn(what, why, 'Free disk space.')] : [ok(what)];
}
