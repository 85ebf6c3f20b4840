import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { applyTransition } from './apply-transition.ts';
import type { DocumentRequest } from './document-request.ts';
import { isInRenewal } from './is-in-renewal.ts';
import { lockCertificate } from './next-revision.ts';

type Ended = Pick<DocumentRequest, 'at'> & {
  application: Pick<
    DocumentRequest['application'],
    'Id' | 'AssessmentType' | 'ApplicationStatusCode' | 'CertificateId' | 'CertificateNo'
  >;
  account: { Id: number } | null;
  asRole?: Role | null;
};

/**
 * When a renewal was cancelled or rejected, returns its certificate to its previous status, unless another
 * renewal is in progress. A certificate suspended by then stays suspended. The caller has locked the
 * application.
 */
export async function closeRenewal(tx: Tx, { application, at, account, asRole }: Ended): Promise<void> {
  // One that still waited for its window had not started a renewal.
  const { AssessmentType, ApplicationStatusCode, CertificateId } = application;
  const isScheduled = applicationStatuses.scheduled.includes(ApplicationStatusCode);
  if (AssessmentType !== 'RENEWAL' || isScheduled || CertificateId === null) return;
  const certificate = await lockCertificate(tx, application);
  if (!certificate || (await hasAnother(tx, certificate.Id, application.Id))) return;
  await applyTransition(tx, certificate, 'RENEWAL_ENDED', { at, account, asRole });
}

const hasAnother = async (tx: Tx, certificateId: number, applicationId: number): Promise<boolean> =>
  (await tx.selectNoFrom(isInRenewal(certificateId, applicationId).as('Is')).executeTakeFirstOrThrow()).Is;
