/**
 * Reads the list of stored files in a backup, and runs work such as copying or verifying for each of them,
 * eight at a time.
 */
import { createInterface } from 'node:readline';
import { type Folder, readPart } from './folder.ts';
import { type Manifest, type ManifestFile, manifestFile } from './manifest.ts';

/** Number of files processed concurrently. */
const CONCURRENCY = 8;

/** Reads the files of a backup from its file list. */
export async function* listedFiles(
  folder: Folder,
  { Files }: Pick<Manifest, 'Files'>,
): AsyncGenerator<ManifestFile> {
  const source = readPart(folder, Files);
  // Without this, an error of the source would be lost: readline ends instead of failing.
  let broken: unknown;
  source.on('error', (error) => {
    broken = error;
  });
  for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY }))
    yield manifestFile.parse(JSON.parse(line));
  if (broken) throw broken;
}

/** Processes every file, several at a time; the first failure rejects the result. */
export async function forEachFile(
  files: AsyncIterable<ManifestFile>,
  work: (file: ManifestFile) => Promise<void>,
): Promise<void> {
  const source = files[Symbol.asyncIterator]();
  const next = async (): Promise<void> => {
    for (let one = await source.next(); !one.done; one = await source.next()) await work(one.value);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}
