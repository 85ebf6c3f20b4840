import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import type { profileRoutes } from '../../../rules/profile/contract.ts';

/**
 * Issues the one-time URL with which a user downloads all data stored about them; requests are limited and
 * logged.
 */
export async function issueDataTicket(context: Context<typeof profileRoutes.data>): Promise<{ Url: string }> {
  const { db, actor, address } = context;
  await countAttempt(db, { kind: 'data', account: actor.UserKey, address });
  const ticket = await issueTicket(db, context, 'OWN_DATA', {});
  await audit(db, { AccountId: actor.Id, Event: 'OWN_DATA', Object: actor.UserKey, Address: address });
  return { Url: `/api/user/data?ticket=${ticket}` };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    OWN_DATA: Record<string, never>;
  }
}
