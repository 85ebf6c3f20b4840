import { finished } from 'node:stream/promises';
import { type Folder, readPart } from './folder.ts';
import { forEachFile, listedFiles } from './listed-files.ts';
import { filePath, type Manifest } from './manifest.ts';

/**
 * Verifies a backup by reading every table, file and key part again; returns a description of each part that
 * is damaged or missing.
 */
export async function verifyBackup(folder: Folder, manifest: Manifest): Promise<string[]> {
  const damaged: string[] = [];
  const read = async (part: Parameters<typeof readPart>[1]) => {
    await finished(readPart(folder, part).resume()).catch((error: Error) => damaged.push(error.message));
  };
  for (const table of manifest.Tables) await read(table);
  if (manifest.Keys) await read(manifest.Keys);
  const changed = new Map(manifest.Changed.map((file) => [file.Key, file]));
  const missing = new Set(manifest.Missing);
  let count = 0;
  await forEachFile(listedFiles(folder, manifest), async (file) => {
    if (missing.has(file.Key)) return;
    count += 1;
    await read({ ...(changed.get(file.Key) ?? file), Path: filePath(file.Key) });
  }).catch((error: Error) => damaged.push(error.message));
  if (damaged.length === 0 && count !== manifest.Files.Count)
    damaged.push(`${manifest.Files.Path} lists ${count} files, the manifest ${manifest.Files.Count}`);
  return damaged.sort();
}
