/**
 * Cancels the open applications of a certificate in the transaction that ends it; their history names the
 * certificate and how it ended. The parts are shared with the nightly step that does the same.
 */
import { portalWorkflow } from '#modules/applications/applications/rules/index.ts';
import { applicationHandler, openOfCertificate } from '#modules/applications/applications/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { type ActionRequest, performInTransaction } from '#platform/server/workflow/perform-action.ts';
import { portalActor } from '#platform/server/workflow/portal-actor.ts';
import type { CertificateRecord } from '../document-request.ts';

type Ended = Pick<CertificateRecord, 'CertificateNo' | 'CertificateStatusCode'>;

/** Action handler with which the portal itself acts on an application; the updated view is not needed. */
export const portalApplicationHandler = () => ({
  ...applicationHandler,
  workflow: portalWorkflow,
  view: async () => null,
});

/**
 * Cancellation of an application because its certificate has ended; the history records which certificate
 * and how.
 */
export const cancellation = (
  ApplicationKey: string,
  { CertificateNo, CertificateStatusCode }: Ended,
  at: Date,
): ActionRequest<'CANCEL'> => ({
  action: 'CANCEL',
  key: ApplicationKey,
  input: { ApplicationKey, CertificateNo, CertificateStatusCode },
  actor: portalActor,
  language: 'EN',
  at,
  idempotencyKey: null,
});

type Ending = { tx: Tx; portal: Portal; at: Date };

/**
 * Cancels the open applications of a certificate in the transaction that ends it. The caller has locked them, and then
 * the certificate, in that order.
 */
export async function cancelWithCertificate(
  { tx, portal, at }: Ending,
  certificate: Ended & Pick<CertificateRecord, 'Id'>,
): Promise<void> {
  const { rows } = await openOfCertificate(certificate.Id).execute(tx);
  for (const { ApplicationKey } of rows)
    await performInTransaction(
      tx,
      portal,
      portalApplicationHandler(),
      cancellation(ApplicationKey, certificate, at),
    );
}
