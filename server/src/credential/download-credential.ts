import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { certificateEvents, findCertificate, mayBeShown } from '../register/find-certificate.ts';
import { issueCredential } from './issue-credential.ts';
import { CREDENTIAL_TYPE } from './sign-jwt.ts';

const asked = z.object({
  CertificateNo: z.string().trim().min(1).max(40),
  Code: z.string().trim().max(40).optional(),
});

/** The credential of the revision in force, for whoever may read the certificate's page in the register. */
export async function downloadCredential(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data: query } = asked.safeParse(request.query);
  const certificate = query && (await findCertificate(portal.db, query.CertificateNo));
  if (!certificate || certificate.CertificateStatusCode === 'DELETED') return fail('ERR_NOT_FOUND');
  const events = await certificateEvents(portal.db, certificate.Id);
  if (!mayBeShown(certificate, events, query.Code)) return fail('ERR_NOT_FOUND');
  const issued = await issueCredential(portal, { CertificateId: certificate.Id });
  if (!issued) return fail('ERR_NOT_FOUND');
  const name = `${certificate.CertificateNo.replace(/[^A-Za-z0-9._-]/g, '-')}-R${issued.Revision}.vc.jwt`;
  return reply
    .type(`application/${CREDENTIAL_TYPE}`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(issued.Jwt);
}
