import type { ApplicationJob } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { discloseNow } from '../disclose-now.ts';
import { intendDocument } from '../intend-document.ts';
import { needPublicPdf } from '../need-public-pdf.ts';
import { publishCertificate } from '../publish-certificate.ts';
import { takeUploadedDocument } from '../take-uploaded-document.ts';

const remarkOf = ({ input }: ApplicationJob): string | null =>
  typeof input.Remark === 'string' ? input.Remark : null;
const fileOf = ({ input }: ApplicationJob): string => (input.Attachment as string[])[0] as string;

/** Number and intent are stored here; the page itself is made by a job after the commit. */
export async function generateCertificate(job: ApplicationJob): Promise<object> {
  const { tx, row, actor, at, portal } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const CertificateId = await intendDocument(tx, {
    application: row,
    version,
    account: actor,
    at,
    settings: portal.settings,
    remark: remarkOf(job),
    asRole: job.asRole,
  });
  return { CertificateId, IsManual: false };
}

export async function uploadCertificate(job: ApplicationJob): Promise<object> {
  const { tx, row, actor, at, portal } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const CertificateId = await takeUploadedDocument(tx, {
    application: row,
    version,
    account: actor,
    at,
    settings: portal.settings,
    remark: remarkOf(job),
    asRole: job.asRole,
    fileKey: fileOf(job),
  });
  return { CertificateId, IsManual: true };
}

export async function uploadDisclosure(job: ApplicationJob): Promise<object> {
  const { tx, row: application, actor: account, at, asRole } = job;
  const fileKey = fileOf(job);
  await needPublicPdf(tx, job.portal.settings, fileKey);
  await discloseNow(tx, { application, account, at, asRole, fileKey, remark: remarkOf(job) });
  return { DisclosureFile: fileKey, IsManualDisclosure: true };
}

export async function publish(job: ApplicationJob): Promise<undefined> {
  const { tx, row: application, actor: account, at, asRole } = job;
  await publishCertificate(tx, { application, account, at, asRole, remark: remarkOf(job) });
  return undefined;
}
