import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketHolder } from '../auth/ticket-holder.ts';
import { hashSecret } from '../db/keys.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { audit } from '../log/audit.ts';
import { sendFile } from './send-file.ts';
import { visibleFile } from './visible-file.ts';

const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** Redeems a ticket: the update that marks it used is what lets exactly one request through. */
export async function download(
  portal: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return fail('ERR_NOT_FOUND');
  const now = new Date();
  const used = await portal.db
    .updateTable('FileTicket')
    .from('File')
    .set({ UsedAt: now })
    .whereRef('File.Id', '=', 'FileTicket.FileId')
    .where('FileTicket.TicketHash', '=', hashSecret(ticket))
    .where('FileTicket.UsedAt', 'is', null)
    .where('FileTicket.ExpiresAt', '>', now)
    .returning([
      'FileTicket.AccountId',
      'File.FileKey',
      'File.Name',
      'File.Type',
      'File.Size',
      'File.StorageKey',
    ])
    .executeTakeFirst();
  // Whoever signed out, or lost sight of the file since then gets nothing.
  const holder = used && (await ticketHolder(portal.db, used.AccountId));
  if (!holder || !(await visibleFile(portal.db, holder, used.FileKey))) return fail('ERR_NOT_FOUND');
  await audit(portal.db, {
    AccountId: used.AccountId,
    Event: 'FILE_DOWNLOADED',
    Object: used.FileKey,
    Address: request.ip,
    Detail: { Name: used.Name },
  });
  return sendFile(reply, store, used);
}
