import type { profileRoutes } from '@assay/shared/profile/contract.ts';
import { countTry } from '../../auth/limits.ts';
import { json } from '../../db/json.ts';
import { hashSecret, newSecret } from '../../db/keys.ts';
import type { Context } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';

/** Named so in the table of tickets; no list that is exported has this name. */
export const OWN_DATA = 'OWN_DATA';
const TICKET_MS = 60_000;

/** An address that works once and soon, for everything that is kept about the caller. */
export async function issueDataTicket(context: Context<typeof profileRoutes.data>): Promise<{ Url: string }> {
  const { db, actor, at, address } = context;
  await countTry(db, { kind: 'data', account: actor.UserKey, address });
  const ticket = newSecret();
  await db
    .insertInto('ExportTicket')
    .values({
      TicketHash: hashSecret(ticket),
      List: OWN_DATA,
      Query: json({}),
      AccountId: actor.Id,
      ExpiresAt: new Date(at.getTime() + TICKET_MS),
      UsedAt: null,
    })
    .execute();
  await audit(db, { AccountId: actor.Id, Event: 'OWN_DATA', Object: actor.UserKey, Address: address });
  return { Url: `/api/user/data?ticket=${ticket}` };
}
