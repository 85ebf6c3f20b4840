/**
 * Runs a consistency check from the command line and prints every difference as text or JSON; exit code 1 if
 * there are differences, 2 if it could not run.
 */
import { sql } from 'kysely';
import { translate } from '#platform/common/i18n/texts.ts';
import { readSettings, type Settings } from '../configuration/settings.ts';
import { connect, type Db } from '../database/connect.ts';
import { withDatabase } from '../database/with-database.ts';
import type { Difference } from './types.ts';

export type Comparison = {
  /** Prefix of the text keys of the checks and of NONE, such as `CERT_CHECK_`. */
  texts: string;
  /** A table that earlier schema versions lack. */
  table: string;
  compare: (portal: { db: Db; settings: Settings }) => AsyncIterable<Difference>;
};

const line = ({ Check, About, Expected, Found }: Difference): string =>
  `${Check.padEnd(22)}${About}\n  ${translate('RECONCILIATION_HEAD_EXPECTED', 'EN')}: ${Expected || '-'}\n  ${translate('RECONCILIATION_HEAD_FOUND', 'EN')}: ${Found || '-'}`;

/** Prints every difference. Exit code 1: differences found; 2: the comparison could not be run. */
export async function runComparison({ texts, table, compare }: Comparison): Promise<void> {
  try {
    const isJson = isJsonRequested(process.argv.slice(2));
    const settings = readSettings(process.env);
    await withDatabase(settings, async (url) => {
      const { db } = connect(url, 2);
      const counts = new Map<string, number>();
      try {
        await requireTable(db, table);
        for await (const difference of compare({ db, settings })) {
          counts.set(difference.Check, (counts.get(difference.Check) ?? 0) + 1);
          console.log(isJson ? JSON.stringify(difference) : line(difference));
        }
      } finally {
        await db.destroy();
      }
      if (!isJson) console.log(`\n${finish(texts, counts)}`);
      if (counts.size > 0) process.exitCode = 1;
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
  // The PDF renderer would keep the process waiting for another minute; no other work is left.
  process.exit();
}

function finish(texts: string, counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return translate(`${texts}NONE`, 'EN');
  return [...counts]
    .map(([name, count]) => `${name} × ${count}: ${translate(`${texts}${name}`, 'EN')}`)
    .join('\n');
}

function isJsonRequested(args: readonly string[]): boolean {
  const unknown = args.find((one) => one !== '--json');
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Available: --json`);
  return args.length > 0;
}

async function requireTable(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ Table: string | null }>`select to_regclass(${table}) as table`.execute(db);
  if (!rows[0]?.Table)
    throw new Error(
      'This database has an earlier version: start the portal, or run `npm run portal -- migrate`.',
    );
}
