/**
 * Decides whether the nightly job expires a certificate: published, active or in renewal, and past its last
 * valid day in Hong Kong. A suspended one stays suspended.
 */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';

/**
 * Statuses in which a certificate expires automatically after its last valid day. A suspended one stays
 * suspended; its public page states that it has expired.
 */
export const EXPIRING = ['PUBLISHED', 'ACTIVE', 'RENEWAL'] as const satisfies readonly CertificateStatus[];

type Dated = { CertificateStatusCode: CertificateStatus; ExpiryDate: string | null };

/** Whether the nightly job expires a certificate before this day (YYYY-MM-DD, Hong Kong). */
export const expiresBy = (certificate: Dated, today: string): boolean =>
  (EXPIRING as readonly string[]).includes(certificate.CertificateStatusCode) &&
  certificate.ExpiryDate !== null &&
  certificate.ExpiryDate < today;
