import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { DOSSIER_ROLES } from '../rules/contract.ts';

type Asked = { CertificateKey: string } | { Id: number };

/** A certificate whose whole file this person may have; null for one that they do not see. */
export async function seenCertificate(
  db: Queries,
  actor: SignedIn,
  asked: Asked,
): Promise<{ Id: number; CertificateKey: string; CertificateNo: string } | null> {
  if (!actor.Roles.some((role) => (DOSSIER_ROLES as readonly string[]).includes(role))) return null;
  const found = await db
    .selectFrom('Certificate')
    .select(['Certificate.Id', 'Certificate.CertificateKey', 'Certificate.CertificateNo'])
    .where((eb) =>
      'Id' in asked
        ? eb('Certificate.Id', '=', asked.Id)
        : eb('Certificate.CertificateKey', '=', asked.CertificateKey),
    )
    .where(certificateInScope(actor))
    .executeTakeFirst();
  return found ?? null;
}
