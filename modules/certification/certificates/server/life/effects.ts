/**
 * What each action on a certificate does besides changing its status: listing, extension, scope, new pages,
 * disclosure document, deletion, attached files, and fresh proof of identity for irreversible ones.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { voidCertificateInvoice } from '#modules/billing/invoices/server/index.ts';
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import { acceptUploadedDocument } from '../accept-uploaded-document.ts';
import { moveExpiry } from '../move-expiry.ts';
import { moveScope } from '../move-scope.ts';
import { queueDocument } from '../queue-document.ts';
import { requirePublicPdf } from '../require-public-pdf.ts';
import type { CertificateActionContext } from './action-context.ts';
import { certificateActions } from './register.ts';

type Effect = (job: CertificateActionContext) => Promise<object | undefined>;

const remarkOf = ({ input }: CertificateActionContext): string | null =>
  typeof input.Remark === 'string' ? input.Remark : null;
const filesOf = ({ input }: CertificateActionContext): string[] =>
  Array.isArray(input.Attachment) ? (input.Attachment as string[]) : [];

const toDocumentRequest = (job: CertificateActionContext) => ({
  application: job.row.Application,
  version: job.row.ServiceVersion,
  account: job.actor,
  at: job.at,
  settings: job.portal.settings,
  remark: remarkOf(job),
  asRole: job.asRole,
});

/** Attaches the files of a reason; a file of another user fails the whole action. */
const attachReasonFiles: Effect = async (job) => {
  const { tx, row, actor } = job;
  await linkFiles(tx, { fileKeys: filesOf(job), applicationId: row.Application.Id, accountId: actor.Id });
  return undefined;
};

/** Listing is stored separately from the status: it survives a suspension, an expiry and a renewal. */
const list =
  (IsUnlisted: boolean): Effect =>
  async (job) => {
    await attachReasonFiles(job);
    return { IsUnlisted };
  };

/** Actions that end or suspend a certificate require fresh proof of identity. */
const withStepUp: Effect = async (job) => {
  requireStepUp(job.actor, job.at);
  return attachReasonFiles(job);
};

/**
 * A page contains its expiry date, so the new date is printed on the next revision; an uploaded page is replaced by the next
 * upload.
 */
const extend: Effect = async (job) => {
  const { tx, row, input } = job;
  await attachReasonFiles(job);
  const ExpiryDate = String(input.ExpiryDateTime);
  await tx.updateTable('Application').set({ ExpiryDate }).where('Id', '=', row.Application.Id).execute();
  // All pages generated from now on show the new date, including this one.
  await tx.updateTable('Certificate').set({ ExpiryDate }).where('Id', '=', row.Id).execute();
  await moveExpiry(tx, row, ExpiryDate);
  if (!row.Application.IsManual)
    // The reason is recorded with the extension; the resulting page does not repeat it.
    await queueDocument(tx, { ...toDocumentRequest(job), remark: null });
  return { ExpiryDate };
};

/** The new scope is in force at once and printed on the next revision, which replaces an uploaded page too. */
const changeScope: Effect = async (job) => {
  const { tx, row, input } = job;
  await attachReasonFiles(job);
  const ScopeChange = { Before: row.Scope, After: input.Scope as Localized };
  const application = await moveScope(tx, row, ScopeChange);
  // The reason is recorded with the decision; the resulting page does not repeat it.
  await queueDocument(tx, { ...toDocumentRequest(job), application, remark: null });
  return { ScopeChange };
};

const regenerate: Effect = async (job) => {
  await attachReasonFiles(job);
  await queueDocument(job.tx, toDocumentRequest(job));
  await job.tx
    .updateTable('Application')
    .set({ IsManual: false })
    .where('Id', '=', job.row.Application.Id)
    .execute();
  return undefined;
};

const uploadPage: Effect = async (job) => {
  await acceptUploadedDocument(job.tx, { ...toDocumentRequest(job), fileKey: String(filesOf(job)[0]) });
  await job.tx
    .updateTable('Application')
    .set({ IsManual: true })
    .where('Id', '=', job.row.Application.Id)
    .execute();
  return undefined;
};

const uploadDisclosure: Effect = async (job) => {
  await attachReasonFiles(job);
  const DisclosureFile = String(filesOf(job)[0]);
  await requirePublicPdf(job.tx, job.portal.settings, DisclosureFile);
  await job.tx
    .updateTable('Application')
    .set({ DisclosureFile, IsManualDisclosure: true })
    .where('Id', '=', job.row.Application.Id)
    .execute();
  return { DisclosureFile };
};

/** A job generates the disclosure document, which then becomes the certificate's. */
const generateDisclosure: Effect = async (job) => {
  await attachReasonFiles(job);
  await certificateActions.get('GENERATE_DISCLOSURE')(job);
  return undefined;
};

const renew: Effect = async (job) => {
  await attachReasonFiles(job);
  await certificateActions.get('RENEW')(job);
  return undefined;
};

/**
 * Deletes a certificate issued in error before publication: its application remains decided and may get
 * another number; the erroneous number remains used. Its invoice is no longer due.
 */
const deleteInError: Effect = async (job) => {
  await withStepUp(job);
  await voidCertificateInvoice(job);
  if (certificateStatuses.unpublished.includes(job.row.CertificateStatusCode))
    await job.tx
      .updateTable('Application')
      .set({ CertificateId: null, CertificateNo: null, IsManual: false })
      .where('Id', '=', job.row.Application.Id)
      .execute();
  return undefined;
};

/** Effects of an action besides the status; the columns it returns are saved with it. */
export const effects: Record<CertificateAction, Effect> = {
  RENEW: renew,
  PUBLISH: list(false),
  UNPUBLISH: list(true),
  SUSPEND: withStepUp,
  RESUME: attachReasonFiles,
  TERMINATE: withStepUp,
  EXPIRE: withStepUp,
  EXTEND: extend,
  EXTEND_SCOPE: changeScope,
  REDUCE_SCOPE: changeScope,
  REGENERATE: regenerate,
  UPLOAD_CERT: uploadPage,
  GENERATE_DISCLOSURE: generateDisclosure,
  UPLOAD_DISCLOSURE: uploadDisclosure,
  WITHDRAW: withStepUp,
  DELETE: deleteInError,
};
