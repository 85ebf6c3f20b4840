import type { AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import { accountIds } from '#modules/identity/accounts/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { ApplicationActionContext } from '../action-context.ts';

const COLUMN = {
  ASSESSOR: 'AssessorUserId',
  ASSESSOR_ONSITE: 'AssessorOnSiteUserId',
  INDEPREVIEWER: 'IndepreviewerUserId',
} as const satisfies Record<AssignedStep, string>;

/**
 * The previous assignee stays on the list of people who may see the file, unless the access of everyone who had this step
 * before is removed. A person who is assigned again regains access.
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
  return { [COLUMN[mode]]: AccountId };
}

type Assignment = { ApplicationId: number; AccountId: number; Mode: AssignedStep };

/** Takes the rows away by which others than the person of this assignment see the file; those for another step stay. */
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
