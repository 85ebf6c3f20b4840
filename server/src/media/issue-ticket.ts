import type { mediaRoutes } from '@assay/shared/media/contract.ts';
import { hashSecret, newSecret } from '../db/keys.ts';
import type { Context } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { visibleFile } from './visible-file.ts';

const TICKET_MS = 60_000;

/** A download address that works once and soon: no session token ever stands in an address. */
export async function issueTicket(context: Context<typeof mediaRoutes.ticket>): Promise<{ Url: string }> {
  const { db, actor, at, body } = context;
  const file = await visibleFile(db, actor, body.FileKey);
  if (!file) return fail('ERR_NOT_FOUND');
  const ticket = newSecret();
  await db
    .insertInto('FileTicket')
    .values({
      TicketHash: hashSecret(ticket),
      FileId: file.Id,
      AccountId: actor.Id,
      ExpiresAt: new Date(at.getTime() + TICKET_MS),
    })
    .execute();
  return { Url: `/api/media/download?ticket=${ticket}` };
}
