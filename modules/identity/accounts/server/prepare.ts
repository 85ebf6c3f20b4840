/** Looks up what the conditions of an account update need: whether the new address is free, and the own duties. */

import { findAccount } from '#modules/identity/sign-in/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountAction } from '../rules/workflow.ts';
import type { AccountActionContext } from './action-context.ts';
import { loadDuties } from './load-duties.ts';

async function isEmailTaken(tx: Tx, { row, input }: AccountActionContext): Promise<boolean> {
  const { Email } = input;
  if (typeof Email !== 'string' || Email === row.Email.toLowerCase()) return false;
  return (await findAccount(tx, Email).executeTakeFirst()) !== undefined;
}

type Prepare = (job: AccountActionContext) => Promise<Partial<AccountFacts>>;

/** Facts to look up before the workflow decides, by action. */
export const prepare: Partial<Record<AccountAction, Prepare>> = {
  UPDATE: async (job) => {
    const { tx, row, actor, input } = job;
    const isOwn = row.Id === actor.Id && Boolean(input.Competences ?? input.Interests);
    return {
      IsEmailTaken: await isEmailTaken(tx, job),
      ...(isOwn && { OwnDuties: await loadDuties(tx, row.Id) }),
    };
  },
};
