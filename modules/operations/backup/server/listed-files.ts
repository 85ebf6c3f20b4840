import { createInterface } from 'node:readline';
import { type Folder, readPart } from './folder.ts';
import { type Manifest, type ManifestFile, manifestFile } from './manifest.ts';

/** So many files are on their way at once. */
const CONCURRENCY = 8;

/** The files of a backup, as its list names them. */
export async function* listedFiles(
  folder: Folder,
  { Files }: Pick<Manifest, 'Files'>,
): AsyncGenerator<ManifestFile> {
  const source = readPart(folder, Files);
  // Without this, an error of the source would be lost: readline ends, it does not fail.
  let broken: unknown;
  source.on('error', (error) => {
    broken = error;
  });
  for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY }))
    yield manifestFile.parse(JSON.parse(line));
  if (broken) throw broken;
}

/** Does something with every file, a few at a time; the first failure ends it. */
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
