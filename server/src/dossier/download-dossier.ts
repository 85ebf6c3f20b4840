import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '../auth/redeem-ticket.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { audit } from '../log/audit.ts';
import { sendFile } from '../media/send-file.ts';
import { plainName } from './pack/entry-name.ts';
import { seenCertificate } from './seen-certificate.ts';

/** Gives one's own finished file for a ticket. */
export async function downloadDossier(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Subject } = await redeemTicket(db, request, 'DOSSIER');
  const row = await db
    .selectFrom('Dossier')
    .selectAll()
    .where('DossierKey', '=', Subject.DossierKey)
    .where('AccountId', '=', actor.Id)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  // Whoever lost the role or sight of the certificate since then takes nothing along.
  const certificate = row && (await seenCertificate(db, actor, { Id: row.CertificateId }));
  if (!row?.StorageKey || row.Size === null || !certificate) return fail('ERR_NOT_FOUND');
  const { DossierKey, Sha256, Size, StorageKey } = row;
  await audit(db, {
    AccountId: actor.Id,
    Event: 'DOSSIER_DOWNLOADED',
    Object: certificate.CertificateNo,
    Address: request.ip,
    Detail: { DossierKey, Sha256 },
  });
  const Name = `${plainName(certificate.CertificateNo)}-file-${hongKongDate(row.AskedAt)}.zip`;
  return sendFile(reply, store, { Name, Type: 'application/zip', Size, StorageKey });
}
