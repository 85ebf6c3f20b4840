import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { ACCREDITATION_FILE_ROLES } from '../rules/contract.ts';

type CertificateKeyOrId = { CertificateKey: string } | { Id: number };

/**
 * Finds a certificate, by key or id, whose accreditation file the user may generate; null if the user lacks
 * the role or may not see the certificate.
 */
export async function visibleCertificate(
  db: Queries,
  actor: SignedIn,
  criteria: CertificateKeyOrId,
): Promise<{ Id: number; CertificateKey: string; CertificateNo: string } | null> {
  if (!actor.Roles.some((role) => (ACCREDITATION_FILE_ROLES as readonly string[]).includes(role)))
    return null;
  const found = await db
    .selectFrom('Certificate')
    .select(['Certificate.Id', 'Certificate.CertificateKey', 'Certificate.CertificateNo'])
    .where((eb) =>
      'Id' in criteria
        ? eb('Certificate.Id', '=', criteria.Id)
        : eb('Certificate.CertificateKey', '=', criteria.CertificateKey),
    )
    .where(certificateInScope(actor))
    .executeTakeFirst();
  return found ?? null;
}
