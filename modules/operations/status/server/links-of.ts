import type { NotNull } from 'kysely';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Db } from '#platform/server/database/connect.ts';

const FILE_KEY = /\(([A-Za-z0-9_-]+)\)$/;

/**
 * Finds the screen addresses of the records named in checkers' findings (certificates, applications,
 * invoices, files), so that the status page can link them.
 */
export async function linksOf(
  db: Db,
  findings: readonly Difference[],
): Promise<(about: string) => string | null> {
  const names = [...new Set(findings.map(({ About }) => leadingToken(About)))];
  if (names.length === 0) return () => null;
  const keys = findings.flatMap(({ About }) => FILE_KEY.exec(About)?.[1] ?? []);
  const [certificates, applications, invoices, files] = await Promise.all([
    db
      .selectFrom('Certificate')
      .select(['CertificateNo', 'CertificateKey', 'Kind'])
      .where('CertificateNo', 'in', names)
      .execute(),
    db
      .selectFrom('Application')
      .select(['ApplicationNo', 'ApplicationKey'])
      .where('ApplicationNo', 'in', names)
      .$narrowType<{ ApplicationNo: NotNull }>()
      .execute(),
    db.selectFrom('Invoice').select('InvoiceNo').where('InvoiceNo', 'in', names).execute(),
    db
      .selectFrom('File')
      .innerJoin('Application', 'Application.Id', 'File.ApplicationId')
      .select(['File.FileKey', 'Application.ApplicationKey'])
      .where('File.FileKey', 'in', [...keys, ''])
      .execute(),
  ]);
  const links = new Map<string, string>([
    ...certificates.map(({ CertificateNo, CertificateKey, Kind }): [string, string] => [
      CertificateNo,
      `/${Kind === 'STATEMENT' ? 'statement' : 'certificate'}?key=${CertificateKey}`,
    ]),
    ...applications.map(({ ApplicationNo, ApplicationKey }): [string, string] => [
      ApplicationNo,
      `/viewform?key=${ApplicationKey}`,
    ]),
    ...invoices.map(({ InvoiceNo }): [string, string] => [
      String(InvoiceNo),
      `/invoices?Search=${encodeURIComponent(String(InvoiceNo))}`,
    ]),
    ...files.map(({ FileKey, ApplicationKey }): [string, string] => [
      FileKey,
      `/viewform?key=${ApplicationKey}&tab=documents`,
    ]),
  ]);
  return (about) => links.get(FILE_KEY.exec(about)?.[1] ?? leadingToken(about)) ?? null;
}

const leadingToken = (about: string): string => about.split(' ')[0] ?? '';
