import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../audit/audit.ts';
import type { Db } from '../database/connect.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { sendFile } from './send-file.ts';
import type { Tickets } from './tickets.ts';
import { visibleFile } from './visible-file.ts';

/** Uses up the ticket of a request, and answers what it is for and its holder as they are now. */
export type RedeemTicket = (
  db: Db,
  request: FastifyRequest,
  kind: 'FILE',
) => Promise<{ actor: SignedIn; Subject: Tickets['FILE'] }>;
type Needs = { portal: Portal; store: FileStore; redeemTicket: RedeemTicket };

/** Gives a stored file for a ticket. */
export async function download(
  { portal: { db }, store, redeemTicket }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Subject } = await redeemTicket(db, request, 'FILE');
  // Whoever lost sight of the file since then gets nothing.
  const file = await visibleFile(db, actor, Subject.FileKey);
  if (!file) return fail('ERR_NOT_FOUND');
  await audit(db, {
    AccountId: actor.Id,
    Event: 'FILE_DOWNLOADED',
    Object: file.FileKey,
    Address: request.ip,
    Detail: { Name: file.Name },
  });
  return sendFile(reply, store, file);
}
