import { filesOpenTo } from '../application/files-open-to.ts';
import { loadApplication } from '../application/load.ts';
import type { Queries } from '../db/connect.ts';
import type { FileRow } from '../files/link-files.ts';
import type { SignedIn } from '../http/context.ts';

/** The file of a key if this person may have it: who sent it, or to whom the application it is tied to opens it. */
export async function visibleFile(db: Queries, actor: SignedIn, fileKey: string): Promise<FileRow | null> {
  const found = await db
    .selectFrom('File')
    .leftJoin('Application', 'Application.Id', 'File.ApplicationId')
    .selectAll('File')
    .select('Application.ApplicationKey')
    .where('File.FileKey', '=', fileKey)
    .executeTakeFirst();
  if (!found) return null;
  const { ApplicationKey, ...file } = found;
  if (file.AccountId === actor.Id) return file;
  const application = ApplicationKey && (await loadApplication(db, actor, ApplicationKey));
  if (!application || !filesOpenTo(actor, application)(file)) return null;
  return actor.OrganisationId !== null && (await isUnseenPage(db, fileKey)) ? null : file;
}

/** Clients get the page of a certificate once its revision is in force, not while the body still prepares it. */
async function isUnseenPage(db: Queries, fileKey: string): Promise<boolean> {
  const page = await db
    .selectFrom('CertificateDocument')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateDocument.CertificateId')
    .select([
      'CertificateDocument.Revision',
      'Certificate.Revision as InForce',
      'Certificate.CertificateStatusCode',
    ])
    .where('CertificateDocument.FileKey', '=', fileKey)
    .executeTakeFirst();
  if (!page) return false;
  return (
    page.Revision > page.InForce ||
    page.CertificateStatusCode === 'PENDING' ||
    page.CertificateStatusCode === 'DELETED'
  );
}
