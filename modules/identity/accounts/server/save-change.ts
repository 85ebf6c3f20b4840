/**
 * Last step of every action on an existing account: saves new columns and status, increments the version and
 * logs the changed values before and after.
 */
import { writeAccountStatus } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { ActionDecision } from '#platform/server/workflow/perform-action.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountActionContext, AccountColumns, EffectResult } from './action-context.ts';
import { failEmailTaken, isDuplicateEmailError } from './email-availability.ts';

/** Columns not shown in the log: derived, secret or technical. */
const UNLOGGED_COLUMNS = new Set(['Search', 'PasswordHash', 'Version']);

/** The only place that increments the version of an account and logs the values before and after. */
export async function saveChange(
  job: AccountActionContext,
  decided: ActionDecision<AccountFacts>,
  effected: EffectResult,
): Promise<void> {
  const { tx, row, actor, action, input } = job;
  const Status = decided.Change.Status as typeof row.Status | undefined;
  const columns: AccountColumns = { ...effected.Columns, ...(Status && { Status }) };
  try {
    await writeAccountStatus(tx, row.Id, Status ?? row.Status, {
      ...effected.Columns,
      Version: row.Version + 1,
    });
  } catch (error) {
    if (isDuplicateEmailError(error)) failEmailTaken();
    throw error;
  }
  await audit(tx, {
    AccountId: actor.Id,
    Event: `ACCOUNT_${action}`,
    Object: row.UserKey,
    Address: job.address,
    Detail: {
      Kind: row.Kind,
      ...changes({ ...row, ...effected.Before }, { ...columns, ...effected.After }),
      ...(typeof input.Remark === 'string' && input.Remark.trim() !== '' && { Remark: input.Remark.trim() }),
    },
  });
}

/** Returns only the values that differ. */
function changes(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter(
    (name) => !UNLOGGED_COLUMNS.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return {};
  const only = (all: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  return { Before: only(before), After: only(after) };
}
