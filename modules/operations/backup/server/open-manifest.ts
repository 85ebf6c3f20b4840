import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Folder, openPart } from './folder.ts';
import { MANIFEST, type Manifest, manifest, SEALED_MANIFEST } from './manifest.ts';

/**
 * Reads, decrypts and validates the manifest of a backup; errors such as a missing key or an interrupted
 * backup state what to do.
 */
export async function openManifest(folder: Folder): Promise<Manifest> {
  const isPlain = existsSync(join(folder.path, MANIFEST));
  if (!isPlain && !existsSync(join(folder.path, SEALED_MANIFEST)))
    throw new Error(
      `${folder.path} is not a complete backup: it has no manifest. The backup was interrupted; use another one.`,
    );
  if (isPlain && folder.key) throw new Error('This backup is not encrypted: omit --key-file.');
  if (!isPlain && !folder.key)
    throw new Error('This backup is encrypted: specify the key file with --key-file.');
  const path = isPlain ? MANIFEST : SEALED_MANIFEST;
  const message = await openPart(folder, path)
    .then(text)
    .catch(() => {
      throw new Error(`${path} cannot be decrypted: the key is wrong, or the file is damaged.`);
    });
  const parsed = manifest.safeParse(parse(message));
  if (!parsed.success)
    throw new Error(
      `${path} does not have the format of this version: it is damaged, or was made by a later version of the portal.`,
    );
  return parsed.data;
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    // Not JSON: the caller reports a damaged manifest.
    return null;
  }
}
