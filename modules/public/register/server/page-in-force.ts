import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Query for the finished document of the revision in force, with its file. */
export const pageInForce = (db: Db, certificate: Pick<CertificateRecord, 'Id' | 'Revision'>) =>
  db
    .selectFrom('CertificateDocument')
    .innerJoin('File', 'File.FileKey', 'CertificateDocument.FileKey')
    .select([
      'CertificateDocument.IsManual',
      'CertificateDocument.IsDemo',
      'File.FileKey',
      'File.Name',
      'File.Type',
      'File.Size',
      'File.StorageKey',
    ])
    .where('CertificateDocument.CertificateId', '=', certificate.Id)
    .where('CertificateDocument.Revision', '=', certificate.Revision)
    .where('CertificateDocument.Status', '=', 'READY')
    .executeTakeFirst();
