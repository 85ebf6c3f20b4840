import type { CertificateRow } from './contract.ts';
import type { CertificateStatus } from './statuses.ts';

const GOOD: readonly CertificateStatus[] = ['PUBLISHED', 'ACTIVE', 'RENEWAL'];

/** What is past its last day is expired, even before the daily job has written it down; a heavier word stays. */
export const shownStatus = ({
  CertificateStatusCode: status,
  IsExpired,
}: Pick<CertificateRow, 'CertificateStatusCode' | 'IsExpired'>): CertificateStatus =>
  IsExpired && GOOD.includes(status) ? 'EXPIRED' : status;
