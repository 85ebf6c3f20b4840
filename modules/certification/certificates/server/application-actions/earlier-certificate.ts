import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import { fail } from '#platform/server/http/fail.ts';

type Earlier = { Id: number; CertificateNo: string; FirstIssueDate: string; ExpiryDate: string | null };
const COLUMNS = [
  'Certificate.Id',
  'Certificate.CertificateNo',
  'Certificate.FirstIssueDate',
  'Certificate.ExpiryDate',
] as const;

/**
 * Finds the certificate that an application's result updates: that of the previous assessment or, for older
 * applications that name none, the organisation's only one for the service. Fails rather than allow a second
 * one.
 */
export async function earlierCertificate(job: ApplicationActionContext): Promise<Earlier | undefined> {
  const { tx, row } = job;
  if (row.ParentId === null) return isUntied(job) ? onlyCertificate(job) : undefined;
  return tx
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.CertificateId', 'Certificate.Id')
    .select(COLUMNS)
    .where('Application.Id', '=', row.ParentId)
    .executeTakeFirst();
}

/** Started by a client before such applications named their certificate (until November 2026). */
const isUntied = ({ row }: ApplicationActionContext): boolean =>
  row.AssessmentType !== 'INITIAL' && row.CertificateId === null;

/**
 * The organisation's only certificate for the service; fails if there are several or none, rather than
 * create another.
 */
async function onlyCertificate({ tx, row }: ApplicationActionContext): Promise<Earlier> {
  const found = await tx
    .selectFrom('Certificate')
    .select(COLUMNS)
    .where('Certificate.OrganisationId', '=', row.OrganisationId)
    .where('Certificate.ServiceId', '=', row.ServiceId)
    .where('Certificate.CertificateStatusCode', 'in', [
      'PUBLISHED',
      'ACTIVE',
      'RENEWAL',
      'SUSPENDED',
      'EXPIRED',
    ])
    .limit(2)
    .execute();
  const [only, ...others] = found;
  if (!only || others.length > 0)
    return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_CERTIFICATE_NOT_NAMED' }] });
  return only;
}
