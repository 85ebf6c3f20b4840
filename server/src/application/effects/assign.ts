import type { AssignedStep } from '@assay/shared/application/statuses.ts';
import { accountIds } from '../../user/account-ids.ts';
import type { ApplicationJob } from '../job.ts';

const COLUMN = {
  ASSESSOR: 'AssessorUserId',
  ASSESSOR_ONSITE: 'AssessorOnSiteUserId',
  INDEPREVIEWER: 'IndepreviewerUserId',
} as const satisfies Record<AssignedStep, string>;

/** Who was assigned before stays on the list of people who may see the file. */
export async function assign({ tx, row, input, at }: ApplicationJob): Promise<object> {
  const mode = input.Mode as AssignedStep;
  const key = String(input.AssignedUserKey);
  const AccountId = (await accountIds(tx, [key])).get(key) as number;
  await tx
    .insertInto('ApplicationPerson')
    .values({ ApplicationId: row.Id, AccountId, Mode: mode, AssignedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { [COLUMN[mode]]: AccountId };
}
