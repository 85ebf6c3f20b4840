import { newestSeal } from '#platform/server/audit/seal-rows.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { logRoutes } from '../../rules/contract.ts';
import { AUDIT_CHECK_EVENT } from './check/check-audit-log.ts';

const MAX_WAITING = 100;

/**
 * Returns for the log screen how far the event log is sealed, how many rows are waiting, and the result of
 * the last check.
 */
export async function viewChain({ db }: Context<typeof logRoutes.chain>) {
  const [seal, waiting, check] = await Promise.all([
    newestSeal(db),
    db.selectFrom('AuditUnsealed').select('AuditId').limit(MAX_WAITING).execute(),
    newestCheck(db),
  ]);
  return {
    Sealed: seal
      ? { No: seal.No, Row: seal.AuditId, At: seal.At.toISOString(), Hash: seal.Hash.toString('hex') }
      : null,
    Waiting: waiting.length,
    Checked: check,
  };
}

/** Only results recorded by the portal itself count, not rows of other actors. */
export async function newestCheck(db: Db) {
  const row = await db
    .selectFrom('Audit')
    .select(['At', 'Detail'])
    .where('Event', '=', AUDIT_CHECK_EVENT)
    .where('AccountId', 'is', null)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.At) return null;
  const number = (name: string): number | null => {
    const value = row.Detail?.[name];
    return typeof value === 'number' ? value : null;
  };
  const [About = '', Check = ''] = String(row.Detail?.First ?? '').split(/ (?=[A-Z_]+$)/);
  return {
    At: row.At.toISOString(),
    Row: number('Row'),
    Rows: number('Sealed') ?? 0,
    Differences: number('Differences') ?? 0,
    First: Check === '' ? null : { Check, About },
  };
}
