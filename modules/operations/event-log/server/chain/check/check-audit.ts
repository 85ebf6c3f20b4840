/**
 * Verifies that the whole event log is unaltered and yields each difference: changed or missing rows in the
 * hash chain, rows never sealed, and contradictions to signed states.
 */
import { sql } from 'kysely';
import { newestSeal } from '#platform/server/audit/seal-rows.ts';
import type { ReportProgress } from '#platform/server/comparison/check-types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { checkChain } from './check-chain.ts';
import { checkSignedStates } from './check-signed-states.ts';
import type { AuditDifference } from './types.ts';

const WINDOW = 5_000;
/** Rows are sealed within seconds; after this time the sealer must have stopped. */
const TIMEOUT = sql`interval '15 minutes'`;

/**
 * Reports rows missing from the chain: inserted past the trigger, removed before sealing, or left unsealed.
 */
async function* checkUnsealed(db: Queries): AsyncGenerator<AuditDifference> {
  let after: number | null = null;
  for (;;) {
    const some: Row[] = await rowsAfter(db, after);
    for (const { Id, State, At } of some)
      if (State !== null) yield { Check: State, About: `#${Id}`, Expected: '', Found: At.toISOString() };
    const last = some.at(-1);
    if (!last) break;
    after = last.Id;
  }
  const missing = await sql<{ AuditId: number }>`
    select audit_id from audit_unsealed where not exists (select from audit where id = audit_id)
    order by audit_id limit 1000`.execute(db);
  for (const { AuditId } of missing.rows)
    yield { Check: 'ROW_GONE', About: `#${AuditId}`, Expected: '', Found: '' };
}

type Row = { Id: number; At: Date; State: 'ROW_UNSEALED' | 'SEAL_LATE' | null };

const rowsAfter = async (db: Queries, after: number | null): Promise<Row[]> =>
  (
    await sql<Row>`
      select page.id, page.at, case
          when audit_seal.no is not null then null
          when audit_unsealed.audit_id is null then 'ROW_UNSEALED'
          when page.at < now() - ${TIMEOUT} then 'SEAL_LATE' end as state
      from (select id, at from audit where ${after}::bigint is null or id > ${after}::bigint
          order by id limit ${WINDOW}) as page
        left join audit_seal on audit_seal.audit_id = page.id
        left join audit_unsealed on audit_unsealed.audit_id = page.id
      order by page.id`.execute(db)
  ).rows;

/**
 * Verifies that the event log is unaltered: the chain in its order, then all rows for unsealed ones, then
 * the signed states of the chain. Reads only, in windows; the first difference is the first broken row.
 */
export async function* checkAudit(
  { db }: Pick<Portal, 'db'>,
  looked?: ReportProgress,
): AsyncGenerator<AuditDifference> {
  // Rows sealed in the meantime are left to the next check.
  const last = await newestSeal(db);
  yield* checkChain(db, last?.No ?? 0, looked);
  yield* checkUnsealed(db);
  yield* checkSignedStates(db);
}
