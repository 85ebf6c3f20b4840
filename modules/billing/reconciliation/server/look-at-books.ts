import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { Looking, Pass } from '#platform/server/comparison/check-types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { runParity } from './run-parity.ts';

/** Of settled payments the provider is asked every night for so long; of open ones always. */
const ASKED_DAYS = 45;

/** Checker `PARITY`: figures that are kept twice, and the provider's. Its result is in the log too. */
export async function lookAtBooks(portal: Portal, { at, looked }: Pass): Promise<Looking> {
  const since = new Date(at.getTime() - ASKED_DAYS * 86_400_000);
  const { rows } = await sql<{ Count: number }>`
    select (select count(*) from invoice) + (select count(*) from payment) + (select count(*) from refund) as count`.execute(
    portal.db,
  );
  await looked(Number(rows[0]?.Count ?? 0));
  return {
    differences: runParity(portal, { at, since }),
    note: async (tx, found) => {
      const Detail = { Differences: found.total, ...Object.fromEntries(found.counts) };
      await audit(tx, { AccountId: null, Event: 'PARITY', Detail });
    },
  };
}
