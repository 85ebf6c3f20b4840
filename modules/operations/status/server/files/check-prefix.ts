/**
 * Part of checker `FILES`: compares all stored files whose key starts with a two-character prefix with the
 * database, and yields missing, changed and unreferenced files.
 */
import type { Stored } from '#platform/server/files/store.ts';
import { compareFile } from './compare-file.ts';
import { orphansAmong } from './orphans-among.ts';
import type { FileCheckRun, FileDifference, NamedFile } from './types.ts';

/** Number of rows read per statement. */
const WINDOW = 500;

/**
 * Checks all keys with this two-character prefix, 1/256 of all: each row's file exists with its hash, and
 * each stored file has a row. With a million files, about four thousand keys are in memory.
 */
export async function* checkPrefix(looking: FileCheckRun, prefix: string): AsyncGenerator<FileDifference> {
  // The store is listed first: a file added between the two reads has a row and is only checked early.
  const others = new Map<string, Stored>();
  for await (const stored of looking.store.list(prefix)) others.set(stored.Key, stored);
  let after = prefix;
  for (;;) {
    const files = await filesAfter(looking, after, prefix);
    for (const file of files) {
      others.delete(file.StorageKey);
      const difference = await compareFile(looking, file);
      if (difference) yield difference;
      await looking.reportProgress(1);
    }
    const last = files.at(-1);
    if (!last) break;
    after = last.StorageKey;
  }
  yield* await orphansAmong(looking, [...others.values()]);
}

/** Keys are hexadecimal, so all keys with the prefix sort before the prefix followed by `g`. */
const filesAfter = ({ db }: FileCheckRun, after: string, prefix: string): Promise<NamedFile[]> =>
  db
    .selectFrom('File')
    .select(['FileKey', 'Name', 'StorageKey', 'Size', 'Sha256'])
    .where('StorageKey', '>', after)
    .where('StorageKey', '<', `${prefix}g`)
    .orderBy('StorageKey')
    .limit(WINDOW)
    .execute();
