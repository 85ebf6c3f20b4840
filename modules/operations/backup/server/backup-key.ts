/**
 * Keys of an encrypted backup: reads the key file (32 bytes in base64) and derives a separate key for each
 * part, so that encrypted parts cannot be swapped.
 */
import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Reads the encryption key from a key file: 32 bytes in base64, as written by `openssl rand -base64 32`. */
export async function readBackupKey(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The key file ${path} cannot be read.`);
  });
  const key = Buffer.from(text.trim(), 'base64');
  if (key.byteLength !== 32)
    throw new Error(
      `${path} does not contain a key: 32 bytes in base64, as written by \`openssl rand -base64 32\`.`,
    );
  return key;
}

/** Derives a separate key for each part, so that encrypted parts cannot be swapped. */
export const partKey = (key: Buffer, salt: Buffer, path: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `assay backup ${path}`, 32));
