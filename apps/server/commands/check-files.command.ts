/**
 * `npm run portal -- check files`: checks that every recorded file exists with its hash and every stored file has a
 * record.
 */
import '../compose.ts';
import { checkPrefix } from '#modules/operations/status/server/files/check-prefix.ts';
import { runComparison } from '#platform/server/comparison/run-comparison.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { PREFIXES } from '#platform/server/files/store.ts';

await runComparison({
  texts: 'FILE_CHECK_',
  table: 'file',
  async *compare({ db, settings }) {
    const looking = {
      db,
      store: openFileStore(settings),
      at: new Date(),
      reportProgress: async () => undefined,
    };
    for (const prefix of PREFIXES) yield* checkPrefix(looking, prefix);
  },
});
