import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  canBeShown,
  certificateHistoryEvents,
  findCertificate,
  isRightCode,
} from '#modules/certification/certificates/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { sendFile } from '#platform/server/media/send-file.ts';
import { pageInForce } from './page-in-force.ts';

const requestedCertificate = z.object({
  CertificateNo: z.string().trim().min(1).max(40),
  Code: z.string().trim().min(1).max(40),
});

/**
 * Public download of a certificate's signed document for callers with number and code, recorded in the audit
 * log; others get the response for an unknown number.
 */
export async function downloadCertificate(
  portal: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data: query } = requestedCertificate.safeParse(request.query);
  const certificate = query && (await findCertificate(portal.db, query.CertificateNo));
  if (
    !certificate ||
    !isRightCode(query.Code, certificate.Code) ||
    certificateStatuses.void.includes(certificate.CertificateStatusCode)
  )
    return fail('ERR_NOT_FOUND');
  const events = await certificateHistoryEvents(portal.db, certificate.Id);
  const page = canBeShown(certificate, events, query.Code)
    ? await pageInForce(portal.db, certificate)
    : undefined;
  if (!page) return fail('ERR_NOT_FOUND');
  await countAttempt(portal.db, { kind: 'page', address: request.ip });
  await audit(portal.db, {
    AccountId: null,
    Event: 'CERTIFICATE_DOWNLOADED',
    Object: certificate.CertificateKey,
    Address: request.ip,
  });
  return sendFile(reply, store, page);
}
