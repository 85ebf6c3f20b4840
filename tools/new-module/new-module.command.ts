import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { makeModule } from './make-module.ts';

/**
 * Program that `scripts/new-module.mjs` (`npm run new:module`) runs: creates the module from its arguments
 * and prints the written paths as JSON, or an error message.
 */
const { values, positionals } = parseArgs({
  options: { cht: { type: 'string' }, chs: { type: 'string' } },
  allowPositionals: true,
});
try {
  const [path = ''] = positionals;
  const made = makeModule(join(import.meta.dirname, '../..'), path, {
    day: hongKongDate(new Date()),
    ...values,
  });
  console.log(JSON.stringify(made));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
