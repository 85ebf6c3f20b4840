import type { Role } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { addEvent } from './add-event.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';
import { isInRenewal } from './is-in-renewal.ts';
import { lockCertificate } from './next-revision.ts';

type Ended = Pick<DocumentRequest, 'at'> & {
  application: Pick<
    DocumentRequest['application'],
    'Id' | 'AssessmentType' | 'CertificateId' | 'CertificateNo'
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
  if (application.AssessmentType !== 'RENEWAL' || application.CertificateId === null) return;
  const certificate = await lockCertificate(tx, application);
  if (!certificate || (await hasAnother(tx, certificate.Id, application.Id))) return;
  const after = statusAfterRenewal(certificate);
  if (!after) return;
  const { CertificateStatusCode: From } = certificate;
  await tx
    .updateTable('Certificate')
    .set({ ...after, Version: certificate.Version + 1 })
    .where('Id', '=', certificate.Id)
    .execute();
  await addEvent(tx, certificate.Id, {
    Event: 'RENEWAL_ENDED',
    From,
    To: after.CertificateStatusCode,
    EffectiveOn: hongKongDate(at),
    Revision: certificate.Revision,
    at,
    account,
    asRole: asRole ?? null,
  });
}

type RenewedCertificate = Pick<CertificateRecord, 'CertificateStatusCode' | 'StatusBefore'>;

/**
 * New status; null if the certificate was not in renewal. An unlisted certificate does not show the renewal
 * and stays unlisted.
 */
function statusAfterRenewal({
  CertificateStatusCode,
  StatusBefore,
}: RenewedCertificate): RenewedCertificate | null {
  switch (CertificateStatusCode) {
    case 'RENEWAL':
      return { CertificateStatusCode: 'PUBLISHED', StatusBefore: null };
    case 'ACTIVE':
      return { CertificateStatusCode, StatusBefore };
    case 'SUSPENDED':
      return { CertificateStatusCode, StatusBefore: StatusBefore === 'RENEWAL' ? 'PUBLISHED' : StatusBefore };
    default:
      return null;
  }
}

const hasAnother = async (tx: Tx, certificateId: number, applicationId: number): Promise<boolean> =>
  (await tx.selectNoFrom(isInRenewal(certificateId, applicationId).as('Is')).executeTakeFirstOrThrow()).Is;
