import { accountIds } from '#modules/identity/accounts/server/user/account-ids.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { AssignedStep } from '../../rules/statuses.ts';
import type { ApplicationJob } from '../job.ts';

const COLUMN = {
  ASSESSOR: 'AssessorUserId',
  ASSESSOR_ONSITE: 'AssessorOnSiteUserId',
  INDEPREVIEWER: 'IndepreviewerUserId',
} as const satisfies Record<AssignedStep, string>;

/**
 * Who was assigned before stays on the list of people who may see the file, unless their access is removed with their
 * replacement. Whoever is assigned again sees it again.
 */
export async function assign({ tx, row, input, at }: ApplicationJob): Promise<object> {
  const mode = input.Mode as AssignedStep;
  const key = String(input.AssignedUserKey);
  const AccountId = (await accountIds(tx, [key])).get(key) as number;
  const replaced = row[COLUMN[mode]];
  if (input.IsAccessRemoved === true && replaced !== null && replaced !== AccountId)
    await removeAccess(tx, { ApplicationId: row.Id, AccountId: replaced, Mode: mode }, at);
  await tx
    .insertInto('ApplicationPerson')
    .values({ ApplicationId: row.Id, AccountId, Mode: mode, AssignedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { [COLUMN[mode]]: AccountId };
}

type Assignment = { ApplicationId: number; AccountId: number; Mode: AssignedStep };

/** Takes the row away by which this person sees the file; one for another step stays. */
async function removeAccess(tx: Tx, of: Assignment, RemovedAt: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('ApplicationPerson')
    .where('ApplicationId', '=', of.ApplicationId)
    .where('AccountId', '=', of.AccountId)
    .where('Mode', '=', of.Mode)
    .returning('AssignedAt')
    .executeTakeFirst();
  if (removed)
    await tx
      .insertInto('ApplicationPersonRemoved')
      .values({ ...of, AssignedAt: removed.AssignedAt, RemovedAt })
      .execute();
}
