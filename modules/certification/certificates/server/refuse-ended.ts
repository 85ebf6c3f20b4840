import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import { hasEnded } from '../rules/has-ended.ts';

/**
 * No further assessment is begun for a certificate that is terminated or deleted. Its row is locked, so that it does
 * not end at the same time without the application that the caller is about to open.
 */
export async function refuseEnded(db: Tx, certificateId: number | null): Promise<void> {
  if (certificateId === null) return;
  const { CertificateStatusCode } = await db
    .selectFrom('Certificate')
    .select('CertificateStatusCode')
    .where('Id', '=', certificateId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (hasEnded(CertificateStatusCode)) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_CERT_ENDED' }] });
}
