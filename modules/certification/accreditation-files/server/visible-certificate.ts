import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { accreditationFilesPermissions } from '../rules/permissions.ts';

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
  if (!hasPermission(actor.Roles, accreditationFilesPermissions.EXPORT_ACCREDITATION_FILES)) return null;
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
