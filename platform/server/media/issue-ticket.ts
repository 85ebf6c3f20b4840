import type { Db } from '../database/connect.ts';
import { json } from '../database/json.ts';
import { hashSecret, newSecret } from '../database/keys.ts';
import type { SignedIn } from '../http/context.ts';
import type { Tickets } from './tickets.ts';

const TICKET_MS = 60_000;

/**
 * Issues the secret for a one-time download URL, valid for a minute and only for the user's session, so that
 * session tokens never appear in a URL. Only its hash is stored.
 */
export async function issueTicket<K extends keyof Tickets>(
  db: Db,
  { actor, at }: { actor: SignedIn; at: Date },
  kind: K,
  subject: Tickets[K],
): Promise<string> {
  const ticket = newSecret();
  await db
    .insertInto('DownloadTicket')
    .values({
      TicketHash: hashSecret(ticket),
      Kind: kind,
      Subject: json(subject),
      SessionId: actor.SessionId,
      ExpiresAt: new Date(at.getTime() + TICKET_MS),
      UsedAt: null,
    })
    .execute();
  return ticket;
}
