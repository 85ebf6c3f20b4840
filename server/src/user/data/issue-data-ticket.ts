import type { profileRoutes } from '@assay/shared/profile/contract.ts';
import { issueTicket } from '../../auth/issue-ticket.ts';
import { countTry } from '../../auth/limits.ts';
import type { Context } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';

/** The address of everything that is kept about the caller. */
export async function issueDataTicket(context: Context<typeof profileRoutes.data>): Promise<{ Url: string }> {
  const { db, actor, address } = context;
  await countTry(db, { kind: 'data', account: actor.UserKey, address });
  const ticket = await issueTicket(db, context, 'OWN_DATA', {});
  await audit(db, { AccountId: actor.Id, Event: 'OWN_DATA', Object: actor.UserKey, Address: address });
  return { Url: `/api/user/data?ticket=${ticket}` };
}
