/**
 * Registers what application actions (confirm, generate, upload, publish, cancel, reject) do to its
 * certificate. Cancelling or rejecting voids the open invoice and ends a renewal; cancelling deletes a
 * certificate never published.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  type ApplicationActionContext,
  applicationEffects,
  cancelInvoice,
  preparedFacts,
} from '#modules/applications/applications/server/index.ts';
import { performInTransaction } from '#platform/server/workflow/perform-action.ts';
import { portalActor } from '#platform/server/workflow/portal-actor.ts';
import { closeRenewal } from '../close-renewal.ts';
import { certificateHandler } from '../life/handler.ts';
import { confirmationFacts, confirmCrb } from './confirm-crb.ts';
import { generateCertificate, publish, uploadCertificate, uploadDisclosure } from './documents.ts';

/**
 * For an application that ends without a decision: voids its open invoice and ends its renewal of a
 * certificate.
 */
async function closeApplication(job: ApplicationActionContext): Promise<undefined> {
  await cancelInvoice(job);
  const { tx, row: application, actor: account, asRole, at } = job;
  await closeRenewal(tx, { application, account, asRole, at });
  return undefined;
}

/** Deletes a certificate made for the application and never published; its number remains used. */
async function cancel(job: ApplicationActionContext): Promise<undefined> {
  await closeApplication(job);
  const { Certificate } = job.row;
  if (Certificate && certificateStatuses.unpublished.includes(Certificate.CertificateStatusCode))
    await deleteUnpublished(job);
  return undefined;
}

async function deleteUnpublished({
  tx,
  portal,
  row,
  at,
  language,
  input,
}: ApplicationActionContext): Promise<void> {
  const { CertificateKey } = await tx
    .selectFrom('Certificate')
    .select('CertificateKey')
    .where('Id', '=', Number(row.CertificateId))
    .executeTakeFirstOrThrow();
  const handler = { ...certificateHandler(portal), view: async () => null };
  await performInTransaction(tx, portal, handler, {
    action: 'DELETE',
    key: CertificateKey,
    input: { CertificateKey, Remark: input.Remark },
    actor: portalActor,
    language,
    at,
    idempotencyKey: null,
  });
}

/** What the conditions of these actions need to know. */
export const certificateFacts = preparedFacts.provide({ CRB_CONFIRM: confirmationFacts });

/** Registers the effects for the actions of an application. */
export const certificateEffects = applicationEffects.provide({
  REJECT_ASSESSOR: closeApplication,
  CANCEL: cancel,
  CRB_CONFIRM: confirmCrb,
  GENERATE_CERT: generateCertificate,
  REGENERATE_CERT: generateCertificate,
  UPLOAD_CERT: uploadCertificate,
  UPLOAD_DISCLOSURE: uploadDisclosure,
  PUBLISH: publish,
});
