import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/redeem-ticket.ts';
import { audit } from '../audit/audit.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { sendFile } from './send-file.ts';
import { visibleFile } from './visible-file.ts';

/** Gives a stored file for a ticket. */
export async function download(
  { db }: Portal,
  store: FileStore,
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
