import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { CertificateRow } from './contract.ts';

const GOOD: readonly CertificateStatus[] = ['PUBLISHED', 'ACTIVE', 'RENEWAL'];

/** What is past its last day is expired, even before the daily job has written it down; a heavier word stays. */
export const shownStatus = ({
  CertificateStatusCode: status,
  IsExpired,
}: Pick<CertificateRow, 'CertificateStatusCode' | 'IsExpired'>): CertificateStatus =>
  IsExpired && GOOD.includes(status) ? 'EXPIRED' : status;

/** The word for a status of one of its kind: a statement that has ended was withdrawn. */
export const statusText = (kind: CertificateRow['Kind'], status: CertificateStatus) =>
  kind === 'STATEMENT' && status === 'TERMINATED'
    ? ('CERT_STATUS_WITHDRAWN' as const)
    : (`CERT_STATUS_${status}` as const);
