/**
 * Columns that every list of certificates reads, and their conversion to a list row, which counts a
 * certificate as expired after the end of its last valid day in Hong Kong.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { CertificateRow } from '../rules/contract.ts';
import type { CertificateRecord } from './document-request.ts';

/** Columns that every list of certificates shows. */
export const ROW_COLUMNS = [
  'Certificate.CertificateKey',
  'Certificate.CertificateNo',
  'Certificate.CertificateStatusCode',
  'Certificate.Kind',
  'Certificate.OrgName',
  'Certificate.ServiceName',
  'Certificate.Revision',
  'Certificate.EffectiveDate',
  'Certificate.ExpiryDate',
] as const;

type Stored = Pick<
  CertificateRecord,
  | 'CertificateKey'
  | 'CertificateNo'
  | 'CertificateStatusCode'
  | 'Kind'
  | 'OrgName'
  | 'ServiceName'
  | 'Revision'
  | 'EffectiveDate'
  | 'ExpiryDate'
>;

export function certificateRow(
  { ExpiryDate, ...row }: Stored,
  at: Date,
): Omit<CertificateRow, 'ApplicationKey'> {
  const isPast = ExpiryDate !== null && hongKongDate(at) > ExpiryDate;
  return {
    ...row,
    ExpiryDateTime: ExpiryDate && endOfDay(ExpiryDate),
    IsExpired: isPast || certificateStatuses.expired.includes(row.CertificateStatusCode),
  };
}

/** A certificate is valid until the end of its last day in Hong Kong. */
const endOfDay = (date: string): string => new Date(`${date}T23:59:59.999+08:00`).toISOString();
