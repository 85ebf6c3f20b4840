import { endCertificateInvoice } from '#modules/billing/invoices/server/index.ts';
import { needProof } from '#modules/identity/sign-in/server/index.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import { intendDocument } from '../intend-document.ts';
import { moveExpiry } from '../move-expiry.ts';
import { needPublicPdf } from '../need-public-pdf.ts';
import { takeUploadedDocument } from '../take-uploaded-document.ts';
import type { CertificateJob } from './job.ts';
import { certificateActions } from './register.ts';

type Effect = (job: CertificateJob) => Promise<object | undefined>;

const remarkOf = ({ input }: CertificateJob): string | null =>
  typeof input.Remark === 'string' ? input.Remark : null;
const filesOf = ({ input }: CertificateJob): string[] =>
  Array.isArray(input.Attachment) ? (input.Attachment as string[]) : [];

const intent = (job: CertificateJob) => ({
  application: job.row.Application,
  version: job.row.ServiceVersion,
  account: job.actor,
  at: job.at,
  settings: job.portal.settings,
  remark: remarkOf(job),
  asRole: job.asRole,
});

/** Files attached to a reason; a foreign one refuses the whole action. */
const takePapers: Effect = async (job) => {
  const { tx, row, actor } = job;
  await linkFiles(tx, { fileKeys: filesOf(job), applicationId: row.Application.Id, accountId: actor.Id });
  return undefined;
};

/** Stored separately from the status: it outlasts a suspension, an expiry and a renewal. */
const list =
  (IsUnlisted: boolean): Effect =>
  async (job) => {
    await takePapers(job);
    return { IsUnlisted };
  };

/** Irreversible actions require fresh proof of identity. */
const graveDeed: Effect = async (job) => {
  needProof(job.actor, job.at);
  return takePapers(job);
};

/**
 * A page contains its expiry date, so the new date is printed on the next revision; an uploaded page is replaced by the next
 * upload.
 */
const extend: Effect = async (job) => {
  const { tx, row, input } = job;
  await takePapers(job);
  const ExpiryDate = String(input.ExpiryDateTime);
  await tx.updateTable('Application').set({ ExpiryDate }).where('Id', '=', row.Application.Id).execute();
  // Every page made from now on gives the new day, this one's as well.
  await tx.updateTable('Certificate').set({ ExpiryDate }).where('Id', '=', row.Id).execute();
  await moveExpiry(tx, row, ExpiryDate);
  if (!row.Application.IsManual)
    // The reason is part of the extension itself; the resulting page does not repeat it.
    await intendDocument(tx, { ...intent(job), remark: null });
  return { ExpiryDate };
};

const regenerate: Effect = async (job) => {
  await takePapers(job);
  await intendDocument(job.tx, intent(job));
  await job.tx
    .updateTable('Application')
    .set({ IsManual: false })
    .where('Id', '=', job.row.Application.Id)
    .execute();
  return undefined;
};

const uploadPage: Effect = async (job) => {
  await takeUploadedDocument(job.tx, { ...intent(job), fileKey: String(filesOf(job)[0]) });
  await job.tx
    .updateTable('Application')
    .set({ IsManual: true })
    .where('Id', '=', job.row.Application.Id)
    .execute();
  return undefined;
};

const uploadDisclosure: Effect = async (job) => {
  await takePapers(job);
  const DisclosureFile = String(filesOf(job)[0]);
  await needPublicPdf(job.tx, job.portal.settings, DisclosureFile);
  await job.tx
    .updateTable('Application')
    .set({ DisclosureFile, IsManualDisclosure: true })
    .where('Id', '=', job.row.Application.Id)
    .execute();
  return { DisclosureFile };
};

/** The document is made by a job; it becomes the certificate's when it is there. */
const generateDisclosure: Effect = async (job) => {
  await takePapers(job);
  await certificateActions.get('GENERATE_DISCLOSURE')(job);
  return undefined;
};

const renew: Effect = async (job) => {
  await takePapers(job);
  await certificateActions.get('RENEW')(job);
  return undefined;
};

/**
 * Deleted before anybody saw it: its application is decided as before, and may get another number. The one that was
 * given in error stays taken. Nothing is owed for it any more.
 */
const deleteInError: Effect = async (job) => {
  await graveDeed(job);
  await endCertificateInvoice(job);
  if (job.row.CertificateStatusCode === 'PENDING')
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
  SUSPEND: takePapers,
  RESUME: takePapers,
  TERMINATE: graveDeed,
  EXPIRE: graveDeed,
  EXTEND: extend,
  REGENERATE: regenerate,
  UPLOAD_CERT: uploadPage,
  GENERATE_DISCLOSURE: generateDisclosure,
  UPLOAD_DISCLOSURE: uploadDisclosure,
  WITHDRAW: graveDeed,
  DELETE: deleteInError,
};
