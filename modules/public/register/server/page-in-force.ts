import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Reads the finished document of a certificate's revision in force with its stored file, for the public
 * download and the verification page.
 */
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
