import type { Difference } from '#platform/server/comparison/types.ts';
import { compareFile } from './compare-file.ts';
import { orphansAmong } from './orphans-among.ts';
import type { FileDifference, Looking } from './types.ts';

const FILE_KEY = /\(([A-Za-z0-9_-]+)\)$/;

/** What was found before and is still so: a part of the files each night must not forget what another part had. */
export async function* lookAgain(
  looking: Looking,
  before: readonly Difference[],
): AsyncGenerator<FileDifference> {
  const keys = before.flatMap(({ About }) => FILE_KEY.exec(About)?.[1] ?? []);
  if (keys.length > 0) {
    const files = await looking.db
      .selectFrom('File')
      .select(['FileKey', 'Name', 'StorageKey', 'Size', 'Sha256'])
      .where('FileKey', 'in', keys)
      .execute();
    for (const file of files) {
      const difference = await compareFile(looking, file);
      if (difference) yield difference;
      await looking.looked(1);
    }
  }
  const names = new Set(before.filter(({ About }) => !FILE_KEY.test(About)).map(({ About }) => About));
  for (const prefix of new Set([...names].map((name) => name.slice(0, 2)))) {
    const still = [];
    for await (const stored of looking.store.list(prefix)) if (names.has(stored.Key)) still.push(stored);
    yield* await orphansAmong(looking, still);
  }
}
