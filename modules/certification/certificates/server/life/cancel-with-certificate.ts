/**
 * Cancels the open applications of a certificate in the transaction that ends it; their history names the
 * certificate and how it ended. The nightly step cancels single ones in the same way.
 */
import { applicationTransitions } from '#modules/applications/applications/rules/index.ts';
import { applicationHandler, openOfCertificate } from '#modules/applications/applications/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { publishCommit } from '#platform/server/workflow/committed.ts';
import { performAutomatic } from '#platform/server/workflow/perform-automatic.ts';
import type { CertificateRecord } from '../document-request.ts';

type Ended = Pick<CertificateRecord, 'CertificateNo' | 'CertificateStatusCode'>;
type Ending = { tx: Tx; portal: Portal; at: Date };

/**
 * Cancels an application because its certificate has ended, as an automatic row of its workflow with the effects of CANCEL;
 * the history records which certificate and how.
 */
const cancelOne = (
  { tx, portal, at }: Ending,
  ApplicationKey: string,
  { CertificateNo, CertificateStatusCode }: Ended,
): Promise<boolean> =>
  performAutomatic(tx, portal, applicationHandler, {
    row: applicationTransitions.CANCEL_WITH_CERTIFICATE,
    action: 'CANCEL',
    key: ApplicationKey,
    input: { ApplicationKey, CertificateNo, CertificateStatusCode },
    at,
  });

/** Cancels one open application of an ended certificate in a transaction of its own. */
export async function cancelEndedApplication(
  portal: Portal,
  { ApplicationKey, ...ended }: Ended & { ApplicationKey: string },
  at: Date,
): Promise<void> {
  await portal.db.transaction().execute((tx) => cancelOne({ tx, portal, at }, ApplicationKey, ended));
  publishCommit(portal.db, applicationHandler.workflow);
}

/**
 * Cancels the open applications of a certificate in the transaction that ends it. The caller has locked them, and then
 * the certificate, in that order.
 */
export async function cancelWithCertificate(
  ending: Ending,
  certificate: Ended & Pick<CertificateRecord, 'Id'>,
): Promise<void> {
  const { rows } = await openOfCertificate(certificate.Id).execute(ending.tx);
  for (const { ApplicationKey } of rows)
    if (!(await cancelOne(ending, ApplicationKey, certificate)))
      throw new Error(`application ${ApplicationKey} stays open although its certificate has ended`);
}
