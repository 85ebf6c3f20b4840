import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shownCertificate } from '#modules/certification/certificates/server/index.ts';
import { safeFileName } from '#platform/server/files/safe-file-name.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { issueCredential } from './issue-credential.ts';
import { CREDENTIAL_TYPE } from './sign-jwt.ts';

const credentialQuery = z.object({
  CertificateNo: z.string().trim().min(1).max(40),
  Code: z.string().trim().max(40).optional(),
});

/**
 * Public download of the credential of the revision in force, for anyone who may see the certificate in the
 * register.
 */
export async function downloadCredential(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data: query } = credentialQuery.safeParse(request.query);
  const shown = query && (await shownCertificate(portal.db, query.CertificateNo, query.Code));
  if (!shown) return fail('ERR_NOT_FOUND');
  const { Certificate: certificate } = shown;
  // Null also for a certificate issued in error: nothing is published about it.
  const issued = await issueCredential(portal, { CertificateId: certificate.Id });
  if (!issued) return fail('ERR_NOT_FOUND');
  const name = `${safeFileName(certificate.CertificateNo)}-R${issued.Revision}.vc.jwt`;
  return reply
    .type(`application/${CREDENTIAL_TYPE}`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(issued.Jwt);
}
