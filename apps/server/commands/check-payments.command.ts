/**
 * `npm run portal -- check payments`: compares invoices, payments and refunds with each other, prints every difference as
 * text or JSON, and exits with code 1 if there are any.
 */
import '../compose.ts';
import { sql } from 'kysely';
import { reconciliationArguments } from '#modules/billing/reconciliation/server/reconciliation-arguments.ts';
import {
  reconciliationHead,
  reconciliationLine,
  reconciliationSummary,
} from '#modules/billing/reconciliation/server/reconciliation-table.ts';
import { runReconciliation } from '#modules/billing/reconciliation/server/run-reconciliation.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect, type Db } from '#platform/server/database/connect.ts';
import { withDatabase } from '#platform/server/database/with-database.ts';

try {
  const { IsJson, Days } = reconciliationArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  await withDatabase(settings, async (url) => {
    const { db } = connect(url, 2);
    const at = new Date();
    const counts = new Map<string, number>();
    try {
      await requireTables(db);
      if (!IsJson) console.log(reconciliationHead());
      const since = Days === null ? null : new Date(at.getTime() - Days * 86_400_000);
      for await (const difference of runReconciliation({ db, settings }, { at, since })) {
        counts.set(difference.Check, (counts.get(difference.Check) ?? 0) + 1);
        console.log(IsJson ? JSON.stringify(difference) : reconciliationLine(difference));
      }
    } finally {
      await db.destroy();
    }
    if (!IsJson) console.log(`\n${reconciliationSummary(counts)}`);
    if (counts.size > 0) process.exitCode = 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** Fails for a database of an earlier version, which has no payments to compare. */
async function requireTables(db: Db): Promise<void> {
  const { rows } = await sql<{ Table: string | null }>`select to_regclass('payment') as table`.execute(db);
  if (!rows[0]?.Table)
    throw new Error(
      'This database has an earlier version: start the portal, or run `npm run portal -- migrate`.',
    );
}
