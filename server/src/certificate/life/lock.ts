import type { Tx } from '../../db/connect.ts';
import type { SignedIn } from '../../http/context.ts';
import { serviceVersion } from '../../service/versions.ts';
import { certificateInScope } from '../certificate-scope.ts';
import type { LivingCertificate } from './job.ts';

/**
 * First the application, then its certificate: the order in which the actions of an application take them. Which
 * application it is may change while we wait for it; then it is looked for once more.
 */
export async function lockCertificateOf(
  tx: Tx,
  actor: SignedIn,
  key: string,
): Promise<LivingCertificate | null> {
  const found = await tx
    .selectFrom('Certificate')
    .select('Certificate.Id')
    .where('CertificateKey', '=', key)
    .where(certificateInScope(actor))
    .executeTakeFirst();
  return found ? lockById(tx, found.Id) : null;
}

export async function lockById(tx: Tx, certificateId: number): Promise<LivingCertificate | null> {
  for (;;) {
    const before = await behind(tx, certificateId);
    if (before === null) return null;
    const Application = await tx
      .selectFrom('Application')
      .selectAll()
      .where('Id', '=', before)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const certificate = await tx
      .selectFrom('Certificate')
      .selectAll()
      .where('Id', '=', certificateId)
      .forUpdate()
      .executeTakeFirst();
    if (!certificate) return null;
    if ((await behind(tx, certificateId)) !== before) continue;
    return {
      ...certificate,
      Application,
      ServiceVersion: await serviceVersion(tx, certificate.ServiceVersionId),
    };
  }
}

/** The application whose page is in force; while none is, the one that the certificate came from. */
async function behind(tx: Tx, certificateId: number): Promise<number | null> {
  const found = await tx
    .selectFrom('Certificate')
    .leftJoin('CertificateDocument', (join) =>
      join
        .onRef('CertificateDocument.CertificateId', '=', 'Certificate.Id')
        .onRef('CertificateDocument.Revision', '=', 'Certificate.Revision'),
    )
    .select(['Certificate.ApplicationId as First', 'CertificateDocument.ApplicationId as InForce'])
    .where('Certificate.Id', '=', certificateId)
    .executeTakeFirst();
  return found ? (found.InForce ?? found.First) : null;
}
