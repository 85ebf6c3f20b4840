/**
 * `npm run seed -- --applications 1000000`: fills a test portal with several years' data of a large
 * certification body.
 */
import '../compose.ts';
import { parseArgs } from 'node:util';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { withDatabase } from '#platform/server/database/with-database.ts';
import { requireExclusive, seedLarge } from '#tools/seed/seed-large.ts';

const MAX_APPLICATIONS = 5_000_000;

try {
  const { values } = parseArgs({ options: { applications: { type: 'string', default: '1000000' } } });
  const count = Number(values.applications);
  if (!Number.isInteger(count) || count < 1 || count > MAX_APPLICATIONS)
    throw new Error(
      `--applications must be a whole number of at most ${MAX_APPLICATIONS.toLocaleString('en')}.`,
    );
  const begin = performance.now();
  await withDatabase(readSettings(process.env), async (url) => {
    await requireExclusive(url);
    await seedLarge(url, count, (what, rows) => {
      const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
      console.log(`${seconds.padStart(7)} s  ${(rows?.toLocaleString('en') ?? '').padStart(12)}  ${what}`);
    });
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
