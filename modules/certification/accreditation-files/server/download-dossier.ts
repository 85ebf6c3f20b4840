import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/redeem-ticket.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
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
