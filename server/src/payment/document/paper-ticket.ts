import type { Db } from '../../db/connect.ts';
import { json } from '../../db/json.ts';
import { hashSecret, newSecret } from '../../db/keys.ts';
import type { SignedIn } from '../../http/context.ts';

const TICKET_MS = 60_000;
const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** What a ticket is for. It is looked at again when it is redeemed: sight may have been lost since. */
export type PaperList = 'INVOICE_PAPERS' | 'ACCOUNT_STATEMENT';
export type PaperWish = { List: PaperList; Query: Record<string, string> };

/** An address that works once and soon: no session token ever stands in an address. */
export async function paperTicket(
  db: Db,
  { actor, at }: { actor: SignedIn; at: Date },
  { List, Query }: PaperWish,
): Promise<{ Url: string }> {
  const ticket = newSecret();
  await db
    .insertInto('ExportTicket')
    .values({
      TicketHash: hashSecret(ticket),
      List,
      Query: json(Query),
      AccountId: actor.Id,
      ExpiresAt: new Date(at.getTime() + TICKET_MS),
      UsedAt: null,
    })
    .execute();
  return { Url: `/api/payment/paper/download?ticket=${ticket}` };
}

/** Uses a ticket up: the update that marks it is what lets exactly one request through. */
export async function redeemPaper(
  db: Db,
  ticket: unknown,
): Promise<(PaperWish & { AccountId: number }) | null> {
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return null;
  const now = new Date();
  const used = await db
    .updateTable('ExportTicket')
    .set({ UsedAt: now })
    .where('TicketHash', '=', hashSecret(ticket))
    .where('List', 'in', ['INVOICE_PAPERS', 'ACCOUNT_STATEMENT'] satisfies PaperList[])
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', now)
    .returning(['AccountId', 'List', 'Query'])
    .executeTakeFirst();
  return used ? { ...used, List: used.List as PaperList } : null;
}
