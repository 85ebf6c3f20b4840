import { intendDocument } from '../../certificate/intend-document.ts';
import { publishCertificate } from '../../certificate/publish-certificate.ts';
import { takeUploadedDocument } from '../../certificate/take-uploaded-document.ts';
import { serviceVersion } from '../../service/versions.ts';
import type { ApplicationJob } from '../job.ts';

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
    fileKey: fileOf(job),
  });
  return { CertificateId, IsManual: true };
}

export const uploadDisclosure = async (job: ApplicationJob): Promise<object> => ({
  DisclosureFile: fileOf(job),
  IsManualDisclosure: true,
});

export async function publish({ tx, row, actor, at }: ApplicationJob): Promise<undefined> {
  await publishCertificate(tx, { application: row, account: actor, at });
  return undefined;
}
