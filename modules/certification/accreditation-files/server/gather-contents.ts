import { certificationBody, currentSigner } from '#modules/certification/certificates/server/index.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';
import { signPdf } from '#platform/server/signing/sign-pdf.ts';
import type { AccreditationFileRow } from './accreditation-file-view.ts';
import { MAX_ATTEMPTS } from './max-attempts.ts';
import { checkOriginals } from './pack/check-originals.ts';
import { plainName } from './pack/entry-name.ts';
import { findOriginals } from './pack/find-originals.ts';
import { generatedPart } from './pack/generated-part.ts';
import { type GeneratedPart, MANIFEST, manifestOf, SUMS, sumsOf } from './pack/manifest.ts';
import type { CheckedOriginal } from './pack/original.ts';
import { accreditationFilePage } from './pages/accreditation-file-page.ts';
import type { progressOf } from './progress.ts';
import { readProofs } from './record/read-proofs.ts';
import { readRecord } from './record/read-record.ts';
import type { AccreditationFileRecord } from './record/record.ts';
import { suppliedParts } from './record/supplied-part.ts';
import { printAccreditationFile } from './render-index-pdf.ts';

type GatherInput = {
  portal: Portal;
  store: FileStore;
  actor: SignedIn;
  accreditationFile: AccreditationFileRow;
  certificate: { Id: number; CertificateKey: string; CertificateNo: string };
  progress: ReturnType<typeof progressOf>;
};
export type AccreditationFileContents = { parts: GeneratedPart[]; originals: CheckedOriginal[]; at: Date };

/**
 * Gathers the contents of an accreditation file's ZIP from one database snapshot, as of the request: reads
 * the record, checks the originals' hashes, prints and signs the index, and adds record, proofs and
 * manifest.
 */
export async function gatherContents(input: GatherInput): Promise<AccreditationFileContents> {
  const { portal, store, actor, accreditationFile, certificate, progress } = input;
  await progress.startStage('READ');
  // The file describes the state at the time of the request, so that a retry after a crash produces the same
  // file.
  const at = accreditationFile.RequestedAt;
  const reader = { actor, language: accreditationFile.Language, at };
  const proofs = await readProofs(portal, certificate);
  const { Record, decisions, found } = await portal.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const within = { ...portal, ...reader, db: tx };
      const supplied = await suppliedParts.get('DECISIONS')(within, certificate.CertificateKey);
      const read = await readRecord(within, certificate.CertificateKey);
      const record = { ...read, Decisions: supplied.Data };
      return { Record: record, decisions: supplied, found: await findOriginals(within, record) };
    });
  await progress.startStage('CHECK');
  const total = found.reduce((sum, one) => sum + one.Size, 0);
  const originals = await checkOriginals(store, found, progress.of('CHECK', total));
  await progress.startStage('PRINT');
  const otherParts = [recordPart(Record), ...proofs.Parts];
  const source = {
    Record,
    printDecisions: decisions.print,
    Proofs: proofs.Proofs,
    Parts: otherParts,
    Originals: originals,
  };
  const index = await signedIndex(portal, source, accreditationFile);
  const made = [index, ...otherParts];
  const { MadeAt, MadeBy } = Record;
  const about = { CertificateNo: certificate.CertificateNo, MadeAt, MadeBy, Index: index.Path };
  const manifest = generatedPart(MANIFEST, manifestOf(about, made, originals), 'MANIFEST');
  const all = [
    ...[...made, manifest],
    ...originals.flatMap(({ Path, Found }) => (Found ? [{ Path, Sha256: Found.Sha256 }] : [])),
  ];
  return { parts: [...made, manifest, generatedPart(SUMS, sumsOf(all), 'SUMS')], originals, at };
}

async function signedIndex(
  portal: Portal,
  source: Omit<Parameters<typeof accreditationFilePage>[0], 'IsDemo'>,
  { Language, RequestedAt, Attempts }: AccreditationFileRow,
): Promise<GeneratedPart> {
  const identity = await currentSigner(portal.settings);
  const { CertificateNo } = source.Record.Certificate;
  const page = await printAccreditationFile(
    accreditationFilePage({ ...source, IsDemo: identity.isDemo }, Language),
  );
  const pdf = await signPdf(page, identity, {
    reason: `${CertificateNo} accreditation file`,
    location: portal.settings.PUBLIC_URL,
    name: certificationBody().Name.EN,
    at: RequestedAt,
    isAccessible: true,
    // The last attempt omits the time stamp: a file without one is better than none.
    timestampUrl: Attempts < MAX_ATTEMPTS ? portal.settings.TSA_URL : undefined,
  });
  const Path = `${plainName(CertificateNo)}-accreditation-file.pdf`;
  return { Path, Bytes: pdf, Sha256: sha256(pdf), What: 'INDEX' };
}

/** The same record in machine-readable form. */
const recordPart = (record: AccreditationFileRecord): GeneratedPart =>
  generatedPart('record.json', `${JSON.stringify(record, null, 2)}\n`, 'RECORD');
