/**
 * Reads the keys that the portal generated in its data folder for an encrypted backup, writes them back on
 * restore, and computes fingerprints to compare SECRET_KEYs.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { derivedKey, mainKeys } from '#platform/server/secret/main-keys.ts';

/** Keys below DATA_DIR that the portal generates where the environment does not set them. */
const KEY_FILES = ['secret.key', 'signing/demo-authority/signing.p12'];
const SHOWN = 16;

type KeyLocation = Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>;
export type DataKeys = Record<string, string>;

/** Returns the keys in the data folder by relative path, in base64. */
export async function readDataKeys({ DATA_DIR }: KeyLocation): Promise<DataKeys> {
  const found: DataKeys = {};
  for (const name of KEY_FILES)
    if (existsSync(join(DATA_DIR, name)))
      found[name] = (await readFile(join(DATA_DIR, name))).toString('base64');
  return found;
}

/** Writes the keys back to their paths; existing files are not overwritten. */
export async function writeDataKeys({ DATA_DIR }: KeyLocation, keys: DataKeys): Promise<void> {
  for (const name of KEY_FILES) {
    const bytes = keys[name];
    const path = join(DATA_DIR, name);
    if (bytes === undefined || existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, Buffer.from(bytes, 'base64'), { mode: 0o600, flag: 'wx' });
    await chmod(path, 0o600);
  }
}

/**
 * Fingerprints that reveal only whether two portals share a SECRET_KEY: one per key, none if no key exists
 * yet.
 */
export async function keyPrints(settings: KeyLocation): Promise<string[]> {
  if (!settings.SECRET_KEY && !existsSync(join(settings.DATA_DIR, 'secret.key'))) return [];
  const keys = (await mainKeys(settings)).map((main) => derivedKey(main, 'backup print'));
  return (await Promise.all(keys)).map((key) =>
    createHash('sha256').update(key).digest('hex').slice(0, SHOWN),
  );
}
