import { audit } from '#platform/server/audit/audit.ts';
import type { ActionDecision } from '#platform/server/workflow/perform-action.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountActionContext, AccountColumns, EffectResult } from './action-context.ts';
import { failEmailTaken, isDuplicateEmailError } from './email-availability.ts';

/** Not shown in the log: one is derived, the other secret. */
const UNLOGGED_COLUMNS = new Set(['Search', 'PasswordHash', 'Version']);

/** The only place that saves version + 1 and logs the values before and after. */
export async function saveChange(
  job: AccountActionContext,
  decided: ActionDecision<AccountFacts>,
  effected: EffectResult,
): Promise<void> {
  const { tx, row, actor, action, input } = job;
  const Status = decided.Change.Status as typeof row.Status | undefined;
  const columns: AccountColumns = { ...effected.Columns, ...(Status && { Status }) };
  try {
    await tx
      .updateTable('Account')
      .set({ ...columns, Version: row.Version + 1 })
      .where('Id', '=', row.Id)
      .execute();
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

/** Only what is different. */
function changes(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter(
    (name) => !UNLOGGED_COLUMNS.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return {};
  const only = (all: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  return { Before: only(before), After: only(after) };
}
