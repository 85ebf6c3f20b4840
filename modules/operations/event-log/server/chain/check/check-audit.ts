import { newestSeal } from '#platform/server/audit/seal-rows.ts';
import type { Looked } from '#platform/server/comparison/check-types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { checkChain } from './check-chain.ts';
import { checkSignedStates } from './check-signed-states.ts';
import { checkUnsealed } from './check-unsealed.ts';
import type { AuditDifference } from './types.ts';

/**
 * Whether the event log is as it was written: walks through the chain in its order, then through all rows for those
 * that no chain knows, then through what was signed of the chain. Reads only, a window at a time; the first difference
 * is the first broken row.
 */
export async function* checkAudit(
  { db }: Pick<Portal, 'db'>,
  looked?: Looked,
): AsyncGenerator<AuditDifference> {
  // What is sealed meanwhile is the next check's.
  const last = await newestSeal(db);
  yield* checkChain(db, last?.No ?? 0, looked);
  yield* checkUnsealed(db);
  yield* checkSignedStates(db);
}
