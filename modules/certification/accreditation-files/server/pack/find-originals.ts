import { accessibleFilesFor } from '#modules/applications/applications/server/index.ts';
import type { CertificateView } from '#modules/certification/certificates/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { AccreditationFileReader } from '../record/reader.ts';
import type { AccreditationFileRecord } from '../record/record.ts';
import { entryName, plainName } from './entry-name.ts';
import type { Original, OriginalUse } from './original.ts';

/**
 * Finds every stored file of the certificate and its assessments that the reader may open, with its use and
 * its path in the accreditation file's ZIP; certificate pages come first.
 */
export async function findOriginals(
  { db, actor }: AccreditationFileReader,
  { Certificate, Applications }: Pick<AccreditationFileRecord, 'Certificate' | 'Applications'>,
): Promise<Original[]> {
  const pages = new Map(Certificate.Revisions.map((one) => [one.FileKey, one.Revision]));
  const originals: Original[] = [];
  for (const { ApplicationKey, ApplicationNo } of Applications) {
    const { Id, DisclosureFile } = await db
      .selectFrom('Application')
      .select(['Id', 'DisclosureFile'])
      .where('ApplicationKey', '=', ApplicationKey)
      .executeTakeFirstOrThrow();
    const isOpen = await accessibleFilesFor(db, actor, Id);
    const proofs = await paymentProofs(db, Id);
    let no = 0;
    for (const row of (await filesOf(db, Id)).filter(isOpen)) {
      const { FirstName, LastName, AccountId: _account, Kind, FileKey, CreatedAt, ...file } = row;
      const revision = pages.get(FileKey);
      const Use = useOf({ Kind, FileKey, isPage: revision !== undefined, DisclosureFile, proofs });
      originals.push({
        ...file,
        FileKey,
        Use,
        Path:
          revision === undefined
            ? `assessments/${plainName(ApplicationNo)}/${entryName(++no, file.Name)}`
            : pagePath(Certificate, revision),
        ApplicationNo,
        By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
        At: CreatedAt.toISOString(),
      });
    }
  }
  // Certificate pages first, as everything else supports them; the order is otherwise unchanged.
  return [...originals.filter((one) => one.Use === 'PAGE'), ...originals.filter((one) => one.Use !== 'PAGE')];
}

const pagePath = ({ CertificateNo }: Pick<CertificateView, 'CertificateNo'>, revision: number): string =>
  `certificate/${plainName(CertificateNo)}-R${revision}.pdf`;

type FileFacts = {
  Kind: string;
  FileKey: string;
  isPage: boolean;
  DisclosureFile: string | null;
  proofs: ReadonlySet<string>;
};

function useOf({ Kind, FileKey, isPage, DisclosureFile, proofs }: FileFacts): OriginalUse {
  if (isPage) return 'PAGE';
  if (FileKey === DisclosureFile) return 'DISCLOSURE';
  if (proofs.has(FileKey)) return 'PAYMENT';
  return Kind === 'crb' ? 'BOARD' : 'FILE';
}

/**
 * Proofs of payment; those of the certificate's own invoice are stored with the application that it
 * originated from.
 */
async function paymentProofs(db: Queries, applicationId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('Invoice')
    .leftJoin('Certificate', 'Certificate.Id', 'Invoice.CertificateId')
    .select('Invoice.Proof')
    .where((eb) =>
      eb.or([
        eb('Invoice.ApplicationId', '=', applicationId),
        eb('Certificate.ApplicationId', '=', applicationId),
      ]),
    )
    .execute();
  return new Set(rows.flatMap((row) => row.Proof));
}

const filesOf = (db: Queries, applicationId: number) =>
  db
    .selectFrom('File')
    .leftJoin('Account', 'Account.Id', 'File.AccountId')
    .select([
      'File.FileKey',
      'File.Name',
      'File.Kind',
      'File.Type',
      'File.Size',
      'File.Sha256',
      'File.StorageKey',
      'File.CreatedAt',
      'File.AccountId',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('File.ApplicationId', '=', applicationId)
    .orderBy('File.Id')
    .execute();
