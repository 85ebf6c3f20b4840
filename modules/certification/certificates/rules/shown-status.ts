/**
 * Determines how a certificate's status is displayed: EXPIRED after the last valid day, even before the
 * daily job has recorded it, and the text key for it (a terminated statement is shown as withdrawn).
 */
import {
  type CertificateStatus,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import type { CertificateRow } from './contract.ts';

/**
 * Status to display: EXPIRED after the last valid day, even before the daily job has recorded it; a more
 * serious status stays.
 */
export const shownStatus = ({
  CertificateStatusCode: status,
  IsExpired,
}: Pick<CertificateRow, 'CertificateStatusCode' | 'IsExpired'>): CertificateStatus =>
  IsExpired && certificateStatuses.valid.includes(status) ? 'EXPIRED' : status;

/** Text key of a status: a statement that has been terminated is shown as withdrawn. */
export const statusText = (kind: CertificateRow['Kind'], status: CertificateStatus) =>
  kind === 'STATEMENT' && status === 'TERMINATED'
    ? ('CERT_STATUS_WITHDRAWN' as const)
    : (`CERT_STATUS_${status}` as const);
