/**
 * Finds the newest certificate file of each selected application that the user may open, for the export of
 * certificates; applications without one are omitted.
 */
import { accessibleFilesFor } from '#modules/applications/applications/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export type StoredPage = {
  ApplicationKey: string;
  ApplicationId: number;
  CertificateNo: string;
  Revision: number;
  /** The signed file of the certificate. */
  File: { FileKey: string; Name: string; Type: string; Size: number; Sha256: string; StorageKey: string };
  DisclosureFile: string | null;
};

/**
 * For each application, the newest certificate document that this user may open; applications without one
 * are omitted.
 */
export async function certificatePages(
  db: Queries,
  actor: SignedIn,
  keys: readonly string[],
): Promise<StoredPage[]> {
  const rows = await db
    .selectFrom('CertificateDocument')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateDocument.CertificateId')
    .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
    .innerJoin('File', 'File.FileKey', 'CertificateDocument.FileKey')
    .select(['Application.ApplicationKey', 'Application.Id as ApplicationId', 'Application.DisclosureFile'])
    .select(['Certificate.CertificateNo', 'CertificateDocument.Revision'])
    .select(['File.FileKey', 'File.Name', 'File.Kind', 'File.Type', 'File.Size', 'File.Sha256'])
    .select(['File.StorageKey', 'File.AccountId'])
    .where('Application.ApplicationKey', 'in', [...keys])
    .where('CertificateDocument.Status', '=', 'READY')
    .orderBy('CertificateDocument.Revision', 'desc')
    .orderBy('CertificateDocument.Id', 'desc')
    .execute();
  const pages: StoredPage[] = [];
  for (const key of keys) {
    const own = rows.filter((row) => row.ApplicationKey === key);
    const [first] = own;
    if (!first) continue;
    const isOpen = await accessibleFilesFor(db, actor, first.ApplicationId);
    const page = own.find((row) => isOpen(row));
    if (!page) continue;
    const { FileKey, Name, Type, Size, Sha256, StorageKey, ...about } = page;
    const { ApplicationKey, ApplicationId, CertificateNo, Revision, DisclosureFile } = about;
    pages.push({
      ...{ ApplicationKey, ApplicationId, CertificateNo, Revision, DisclosureFile },
      File: { FileKey, Name, Type, Size, Sha256, StorageKey },
    });
  }
  return pages;
}
