/**
 * Effects of the application actions that generate or upload the certificate, upload the disclosure
 * document, and publish the certificate.
 */
import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { acceptUploadedDocument } from '../accept-uploaded-document.ts';
import { activateDisclosure } from '../activate-disclosure.ts';
import { publishCertificate } from '../publish-certificate.ts';
import { queueDocument } from '../queue-document.ts';
import { requirePublicPdf } from '../require-public-pdf.ts';

const remarkOf = ({ input }: ApplicationActionContext): string | null =>
  typeof input.Remark === 'string' ? input.Remark : null;
const fileOf = ({ input }: ApplicationActionContext): string => (input.Attachment as string[])[0] as string;

/**
 * Generates an application's certificate: stores its number and the request here; a job makes the page after
 * the commit.
 */
export async function generateCertificate(job: ApplicationActionContext): Promise<object> {
  const { tx, row, actor, at, portal } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const CertificateId = await queueDocument(tx, {
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

export async function uploadCertificate(job: ApplicationActionContext): Promise<object> {
  const { tx, row, actor, at, portal } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const CertificateId = await acceptUploadedDocument(tx, {
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

export async function uploadDisclosure(job: ApplicationActionContext): Promise<object> {
  const { tx, row: application, actor: account, at, asRole } = job;
  const fileKey = fileOf(job);
  await requirePublicPdf(tx, job.portal.settings, fileKey);
  await activateDisclosure(tx, { application, account, at, asRole, fileKey, remark: remarkOf(job) });
  return { DisclosureFile: fileKey, IsManualDisclosure: true };
}

export async function publish(job: ApplicationActionContext): Promise<undefined> {
  const { tx, row: application, actor: account, at, asRole } = job;
  await publishCertificate(tx, { application, account, at, asRole, remark: remarkOf(job) });
  return undefined;
}
