import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketHolder } from '../auth/ticket-holder.ts';
import { hashSecret } from '../db/keys.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { audit } from '../log/audit.ts';
import { sendFile } from '../media/send-file.ts';
import { DOSSIER } from './dossier-ticket.ts';
import { plainName } from './pack/entry-name.ts';
import { seenCertificate } from './seen-certificate.ts';

const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** Redeems a ticket, once: the update that marks it used is what lets exactly one request through. */
export async function downloadDossier(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return fail('ERR_NOT_FOUND');
  const now = new Date();
  const used = await db
    .updateTable('ExportTicket')
    .set({ UsedAt: now })
    .where('TicketHash', '=', hashSecret(ticket))
    .where('List', '=', DOSSIER)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', now)
    .returning(['AccountId', 'Query'])
    .executeTakeFirst();
  // Whoever signed out, or lost the role or sight of the certificate since then takes nothing along.
  const holder = used && (await ticketHolder(db, used.AccountId));
  const row =
    holder &&
    (await db
      .selectFrom('Dossier')
      .selectAll()
      .where('DossierKey', '=', String(used.Query.DossierKey))
      .where('AccountId', '=', holder.Id)
      .where('Status', '=', 'READY')
      .executeTakeFirst());
  const certificate = row && (await seenCertificate(db, holder, { Id: row.CertificateId }));
  if (!row?.StorageKey || row.Size === null || !certificate) return fail('ERR_NOT_FOUND');
  const { DossierKey, Sha256, Size, StorageKey } = row;
  await audit(db, {
    AccountId: holder.Id,
    Event: 'DOSSIER_DOWNLOADED',
    Object: certificate.CertificateNo,
    Address: request.ip,
    Detail: { DossierKey, Sha256 },
  });
  const Name = `${plainName(certificate.CertificateNo)}-file-${hongKongDate(row.AskedAt)}.zip`;
  return sendFile(reply, store, { Name, Type: 'application/zip', Size, StorageKey });
}
