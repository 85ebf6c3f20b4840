import type { Stored } from '#platform/server/files/store.ts';
import { compareFile } from './compare-file.ts';
import { orphansAmong } from './orphans-among.ts';
import type { FileCheckRun, FileDifference, NamedFile } from './types.ts';

/** Rows read with one statement. */
const WINDOW = 500;

/**
 * Everything whose key begins with these two letters, a 256th of all: each row's file is there with its hash, and each
 * stored file has a row. Of a million files the keys of four thousand are in memory.
 */
export async function* checkPrefix(looking: FileCheckRun, prefix: string): AsyncGenerator<FileDifference> {
  // The store is read first: what comes between the two looks has a row and is only looked at earlier than it need be.
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

/** Keys are hexadecimal, so that all that begin with two letters sort before the same two with a `g`. */
const filesAfter = ({ db }: FileCheckRun, after: string, prefix: string): Promise<NamedFile[]> =>
  db
    .selectFrom('File')
    .select(['FileKey', 'Name', 'StorageKey', 'Size', 'Sha256'])
    .where('StorageKey', '>', after)
    .where('StorageKey', '<', `${prefix}g`)
    .orderBy('StorageKey')
    .limit(WINDOW)
    .execute();
