import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { Tickets } from '#platform/server/media/tickets.ts';
import { isTimedOut, sessionRows } from './session-rows.ts';

const TICKET = /^[A-Za-z0-9_-]{43}$/;

type Redeemed<K extends keyof Tickets> = {
  [One in K]: { Kind: One; Subject: Tickets[One]; actor: SignedIn };
}[K];

/**
 * Redeems the one-time ticket in a download URL, once, and returns its subject and its holder with current
 * permissions, which the caller must check. ERR_NOT_FOUND if it is unknown, used, expired or of another
 * kind.
 */
export async function redeemTicket<K extends keyof Tickets>(
  db: Db,
  request: FastifyRequest,
  ...kinds: readonly K[]
): Promise<Redeemed<K>> {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return fail('ERR_NOT_FOUND');
  const now = new Date();
  const used = await db
    .updateTable('DownloadTicket')
    .set({ UsedAt: now })
    .where('TicketHash', '=', hashSecret(ticket))
    .where('Kind', 'in', kinds)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', now)
    .returning(['Kind', 'Subject', 'SessionId'])
    .executeTakeFirst();
  const actor = used && (await holder(db, used.SessionId, now));
  if (!used || !actor) return fail('ERR_NOT_FOUND');
  return { Kind: used.Kind, Subject: used.Subject, actor } as Redeemed<K>;
}

/** Null for a user who has signed out since, or is restricted until they have set up a second factor. */
async function holder(db: Db, sessionId: number, now: Date): Promise<SignedIn | null> {
  const row = await sessionRows(db).where('Session.Id', '=', sessionId).executeTakeFirst();
  if (!row || isTimedOut(row, now) || row.IsTwoFactorMissing) return null;
  const { SeenAt: _seen, ExpiresAt: _expires, ...person } = row;
  return person;
}
