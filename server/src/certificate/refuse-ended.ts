import { hasEnded } from '@assay/shared/certificate/has-ended.ts';
import type { Queries } from '../db/connect.ts';
import { fail } from '../http/fail.ts';

/** No further assessment is begun for a certificate that is terminated or deleted. */
export async function refuseEnded(db: Queries, certificateId: number | null): Promise<void> {
  if (certificateId === null) return;
  const { CertificateStatusCode } = await db
    .selectFrom('Certificate')
    .select('CertificateStatusCode')
    .where('Id', '=', certificateId)
    .executeTakeFirstOrThrow();
  if (hasEnded(CertificateStatusCode)) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_CERT_ENDED' }] });
}
