import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { CertificateRecord } from '../certificate/intent.ts';
import type { Db } from '../db/connect.ts';

/** FileKey of a certificate's disclosure document: its own, or that of the assessment behind the page in force. */
export const disclosureFile = sql<string | null>`coalesce(certificate.disclosure_file, (
  select application.disclosure_file from certificate_document
    join application on application.id = certificate_document.application_id
    where certificate_document.certificate_id = certificate.id
      and certificate_document.revision = certificate.revision))`;

/** Disclosure documents are public while their certificate is published, and no day longer (domain 6). */
export const isDisclosing = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(certificate.certificate_status_code in ('PUBLISHED', 'RENEWAL')
    and coalesce(certificate.expiry_date >= ${today}, true))`;

export const disclosureUrl = (number: string): string =>
  `/api/public/disclosure/download?CertificateNo=${encodeURIComponent(number)}`;

/** The document that is public now, if there is one. */
export const disclosureOf = (db: Db, number: string, today: string) =>
  db
    .selectFrom('Certificate')
    .innerJoin('File', (join) => join.on('File.FileKey', '=', disclosureFile))
    .select(['File.Name', 'File.Type', 'File.Size', 'File.StorageKey'])
    .where('Certificate.CertificateNo', '=', number)
    .where(isDisclosing(today))
    .executeTakeFirst();

export const isDisclosed = async (
  db: Db,
  { CertificateNo }: Pick<CertificateRecord, 'CertificateNo'>,
  today: string,
): Promise<boolean> => (await disclosureOf(db, CertificateNo, today)) !== undefined;
