/**
 * Determines whether a certificate's disclosure document is public, which it is only while the certificate
 * is published and not expired (domain 6), and reads its file and address.
 */

import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';

/** Disclosure documents are public only while their certificate is published (domain 6). */
export const isDisclosing = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(certificate.certificate_status_code in (${literals(certificateStatuses.listedValid)})
    and coalesce(certificate.expiry_date >= ${today}, true))`;

export const disclosureUrl = (number: string): string =>
  `/api/public/disclosure/download?CertificateNo=${encodeURIComponent(number)}`;

/** The currently public disclosure document, if any. */
export const disclosureOf = (db: Db, number: string, today: string) =>
  db
    .selectFrom('Certificate')
    .innerJoin('File', 'File.FileKey', 'Certificate.DisclosureFile')
    .select(['File.Name', 'File.Type', 'File.Size', 'File.StorageKey'])
    .where('Certificate.CertificateNo', '=', number)
    .where(isDisclosing(today))
    .executeTakeFirst();

export const isDisclosed = async (
  db: Db,
  { CertificateNo }: Pick<CertificateRecord, 'CertificateNo'>,
  today: string,
): Promise<boolean> => (await disclosureOf(db, CertificateNo, today)) !== undefined;
