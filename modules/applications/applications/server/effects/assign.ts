import type { AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import { accountIds } from '#modules/identity/accounts/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { ApplicationActionContext } from '../action-context.ts';
import { ASSIGNEE_COLUMNS } from '../assignee-columns.ts';

/**
 * Effect of ASSIGN: makes a user the assignee of a review step and gives them access. Previous assignees
 * keep theirs unless its removal is requested; a user who is assigned again regains access.
 */
export async function assign({ tx, row, input, at }: ApplicationActionContext): Promise<object> {
  const mode = input.Mode as AssignedStep;
  const key = String(input.AssignedUserKey);
  const AccountId = (await accountIds(tx, [key])).get(key) as number;
  if (input.IsAccessRemoved === true)
    await removeAccess(tx, { ApplicationId: row.Id, AccountId, Mode: mode }, at);
  await tx
    .insertInto('ApplicationPerson')
    .values({ ApplicationId: row.Id, AccountId, Mode: mode, AssignedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { [ASSIGNEE_COLUMNS[mode]]: AccountId };
}

type Assignment = { ApplicationId: number; AccountId: number; Mode: AssignedStep };

/** Removes the access rows of other users for this step; rows for other steps remain. */
async function removeAccess(tx: Tx, of: Assignment, RemovedAt: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('ApplicationPerson')
    .where('ApplicationId', '=', of.ApplicationId)
    .where('AccountId', '<>', of.AccountId)
    .where('Mode', '=', of.Mode)
    .returning(['ApplicationId', 'AccountId', 'Mode', 'AssignedAt'])
    .execute();
  if (removed.length > 0)
    await tx
      .insertInto('ApplicationPersonRemoved')
      .values(removed.map((row) => ({ ...row, RemovedAt })))
      .execute();
}
