import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Folder, openPart } from './folder.ts';
import { MANIFEST, type Manifest, manifest, SEALED_MANIFEST } from './manifest.ts';

/** Reads what a backup says of itself; the words of a failure say what to do. */
export async function openManifest(folder: Folder): Promise<Manifest> {
  const isPlain = existsSync(join(folder.path, MANIFEST));
  if (!isPlain && !existsSync(join(folder.path, SEALED_MANIFEST)))
    throw new Error(
      `${folder.path} is no whole backup: it has no manifest. A backup that was cut off has none; take another one.`,
    );
  if (isPlain && folder.key) throw new Error('This backup is not encrypted: leave --key-file out.');
  if (!isPlain && !folder.key)
    throw new Error('This backup is encrypted: name the file with its key by --key-file.');
  const path = isPlain ? MANIFEST : SEALED_MANIFEST;
  const said = await openPart(folder, path)
    .then(text)
    .catch(() => {
      throw new Error(`${path} cannot be opened: the key is another one, or the file is damaged.`);
    });
  const parsed = manifest.safeParse(parse(said));
  if (!parsed.success)
    throw new Error(
      `${path} is not what this version writes: it is damaged, or of a later version of the portal.`,
    );
  return parsed.data;
}

function parse(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}
