/** `npm run check:certificates`: holds the proofs of every certificate against each other; ends with 1 where they differ. */
import { translate } from '@assay/shared/translation/catalogue.ts';
import { sql } from 'kysely';
import { connect, type Db } from '../../db/connect.ts';
import { withDatabase } from '../../db/with-database.ts';
import { readSettings } from '../../settings.ts';
import { checkCertificates } from './check-certificates.ts';
import type { Difference } from './types.ts';

const line = ({ Check, About, Expected, Found }: Difference): string =>
  `${Check.padEnd(20)}  ${About}\n  ${translate('PARITY_HEAD_EXPECTED', 'EN')}: ${Expected || '-'}\n  ${translate('PARITY_HEAD_FOUND', 'EN')}: ${Found || '-'}`;

try {
  const isJson = jsonAsked(process.argv.slice(2));
  const settings = readSettings(process.env);
  await withDatabase(settings, async (url) => {
    const { db } = connect(url, 2);
    const counts = new Map<string, number>();
    try {
      await needTables(db);
      const asked = { at: new Date(), documents: null };
      for await (const difference of checkCertificates({ db, settings }, asked)) {
        counts.set(difference.Check, (counts.get(difference.Check) ?? 0) + 1);
        console.log(isJson ? JSON.stringify(difference) : line(difference));
      }
    } finally {
      await db.destroy();
    }
    if (!isJson) console.log(`\n${end(counts)}`);
    if (counts.size > 0) process.exitCode = 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
// What drew pages waits for more of them for a minute; nothing else is left to do.
process.exit();

function end(counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return translate('CERT_CHECK_NONE', 'EN');
  return [...counts]
    .map(([name, count]) => `${name} × ${count}: ${translate(`CERT_CHECK_${name}`, 'EN')}`)
    .join('\n');
}

function jsonAsked(given: readonly string[]): boolean {
  const unknown = given.find((one) => one !== '--json');
  if (unknown !== undefined) throw new Error(`What is ${unknown}? Known: --json`);
  return given.length > 0;
}

/** A database of an earlier version has no credentials to compare. */
async function needTables(db: Db): Promise<void> {
  const { rows } = await sql<{ Table: string | null }>`select to_regclass('credential') as table`.execute(db);
  if (!rows[0]?.Table)
    throw new Error('This database is of an earlier version: start the portal, or run `npm run db:migrate`.');
}
