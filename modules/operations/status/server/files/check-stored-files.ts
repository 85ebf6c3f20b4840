/**
 * Checker `FILES`: compares stored files with the database, each night the earlier findings and at least a
 * seventh of all files, continuing where it stopped.
 */
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { PREFIXES } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { checkPrefix } from './check-prefix.ts';
import { compareFile } from './compare-file.ts';
import { orphansAmong } from './orphans-among.ts';
import type { FileCheckRun, FileDifference } from './types.ts';

const FILE_KEY = /\(([A-Za-z0-9_-]+)\)$/;

/**
 * Checks earlier findings again, because each night covers only a part of the files and must not lose the
 * findings of other parts.
 */
async function* recheckFindings(
  looking: FileCheckRun,
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
      await looking.reportProgress(1);
    }
  }
  const names = new Set(before.filter(({ About }) => !FILE_KEY.test(About)).map(({ About }) => About));
  for (const prefix of new Set([...names].map((name) => name.slice(0, 2)))) {
    const still = [];
    for await (const stored of looking.store.list(prefix)) if (names.has(stored.Key)) still.push(stored);
    yield* await orphansAmong(looking, still);
  }
}

/** A nightly run continues until it has read this many files, */
const FILES = 20_000;
/** and at least one seventh of all key prefixes, so that every file is read within a week. */
const NIGHTS = 7;
const AT_LEAST = Math.ceil(PREFIXES.length / NIGHTS);

/** Checker `FILES`: earlier findings, then the next part of the files. */
export const checkStoredFiles = async (
  portal: Portal,
  pass: Pass,
  bounds = { files: FILES, parts: AT_LEAST },
): Promise<CheckResult> => ({ differences: checkTonight(portal, pass, bounds) });

async function* checkTonight(
  { db, settings }: Portal,
  pass: Pass,
  { files, parts }: { files: number; parts: number },
): AsyncGenerator<FileDifference> {
  let count = 0;
  const looked = (more: number) => {
    count += more;
    return pass.reportProgress(more);
  };
  const looking = { db, store: openFileStore(settings), at: pass.at, reportProgress: looked };
  const known = new Set<string>();
  for await (const difference of recheckFindings(looking, pass.before)) {
    known.add(difference.About);
    yield difference;
  }
  count = 0;
  const first = Math.max(0, PREFIXES.indexOf(pass.from ?? ''));
  const order = [...PREFIXES.slice(first), ...PREFIXES.slice(0, first)];
  for (const [done, prefix] of order.entries()) {
    if (done >= parts && count >= files) return;
    for await (const difference of checkPrefix(looking, prefix))
      if (!known.has(difference.About)) yield difference;
    pass.reach(order[done + 1] ?? prefix);
  }
}
