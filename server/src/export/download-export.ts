import type { ExportFormat } from '@assay/shared/export/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketHolder } from '../auth/ticket-holder.ts';
import { hashSecret } from '../db/keys.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { audit } from '../log/audit.ts';
import { sendFile } from '../media/send-file.ts';
import { EXPORT } from './export-ticket.ts';
import { readyExport } from './ready-export.ts';

const TICKET = /^[A-Za-z0-9_-]{43}$/;

const TYPES: Readonly<Record<ExportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
  ZIP: 'application/zip',
};

/** Redeems a ticket, once: the update that marks it used is what lets exactly one request through. */
export async function downloadExport(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return fail('ERR_NOT_FOUND');
  const at = new Date();
  const used = await db
    .updateTable('ExportTicket')
    .set({ UsedAt: at })
    .where('TicketHash', '=', hashSecret(ticket))
    .where('List', '=', EXPORT)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .returning(['AccountId', 'Query'])
    .executeTakeFirst();
  // Whoever signed out, or lost the account, a role or sight of it since then takes nothing along.
  const actor = used && (await ticketHolder(db, used.AccountId));
  const row = actor && (await readyExport(db, actor, String(used.Query.ExportKey), at));
  if (!row) return fail('ERR_NOT_FOUND');
  await audit(db, {
    AccountId: actor.Id,
    Event: 'EXPORT',
    Object: row.Subject,
    Address: request.ip,
    Detail: {
      ...('Filters' in row.Parameters ? row.Parameters.Filters : row.Parameters),
      Sha256: row.Sha256,
    },
  });
  const { Name, Size, StorageKey } = row;
  return sendFile(reply, store, { Name, Size, StorageKey, Type: TYPES[row.Format] });
}
