/**
 * Compares the proofs of every certificate with each other (page, signature, register, credential, public
 * log) and warns of an ending signing certificate. Reports differences and repairs nothing.
 */
import { currentSigner } from '#modules/certification/certificates/server/index.ts';
import { compareLeaves } from '#modules/certification/transparency-log/server/index.ts';
import type { ReportProgress } from '#platform/server/comparison/check-types.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { certificateChecks } from './certificate-checks.ts';
import { credentialChecks } from './credential-checks.ts';
import { documentChecks } from './document-checks.ts';
import { loadChecked, loadCheckedOne } from './load-checked.ts';
import { type PublishedProofs, publishedProofs } from './published-proofs.ts';
import type { CheckedCertificate } from './types.ts';

/** Warning period in days: long enough to obtain another signing certificate from its issuer. */
const SIGNER_DAYS = 60;

export type CheckInput = {
  at: Date;
  /** Ids of the documents whose files are read and reprinted; null for all. */
  documents: ReadonlySet<number> | null;
  reportProgress?: ReportProgress;
};

/**
 * Compares the four proofs of every certificate (page, signature, register, credential) and also the public
 * log. Read-only: nothing is repaired here, because people have to decide which side is right. A certificate
 * may change during the check, so differences are checked twice.
 */
export async function* checkCertificates(portal: Portal, input: CheckInput): AsyncGenerator<Difference> {
  yield* await signerEnds(portal, input.at);
  const proofs = await publishedProofs(portal, input.at);
  for await (const checked of loadChecked(portal.db)) {
    const first = await differences(portal, checked, proofs, input);
    await input.reportProgress?.(1);
    if (first.length === 0) continue;
    const again = await loadCheckedOne(portal.db, checked.Certificate.Id);
    if (again) yield* await differences(portal, again, await publishedProofs(portal, input.at), input);
  }
}

/** A record that cannot be read does not prevent the others from being compared. */
const differences = (...looked: Parameters<typeof compared>): Promise<Difference[]> =>
  compared(...looked).catch((error: unknown) => [
    {
      Check: 'RECORD_BROKEN',
      About: looked[1].Certificate.CertificateNo,
      Expected: '',
      Found: error instanceof Error ? error.message : String(error),
    },
  ]);

async function compared(
  portal: Portal,
  checked: CheckedCertificate,
  proofs: PublishedProofs,
  { at, documents }: CheckInput,
): Promise<Difference[]> {
  return [
    ...certificateChecks.flatMap(({ Name, find }) =>
      find(checked).map((found) => ({ Check: Name, ...found })),
    ),
    ...(await pages(portal, checked, documents)),
    ...(await credentialChecks(checked, proofs, at)),
    ...leaves(checked),
  ];
}

async function signerEnds({ settings }: Portal, at: Date): Promise<Difference[]> {
  const { notAfter, subject } = await currentSigner(settings);
  const soon = new Date(at.getTime() + SIGNER_DAYS * 86_400_000);
  return notAfter > soon
    ? []
    : [{ Check: 'SIGNER_ENDS', About: subject, Expected: soon.toISOString(), Found: notAfter.toISOString() }];
}

async function pages(
  portal: Portal,
  { Certificate, Documents }: CheckedCertificate,
  documentIds: CheckInput['documents'],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const document of Documents)
    if (document.Status === 'READY' && (documentIds === null || documentIds.has(document.Id)))
      found.push(...(await documentChecks(portal, document, Certificate.CertificateNo)));
  return found;
}

/**
 * The public log's own check explains a faulty leaf; here only the disagreement of the proofs is reported.
 */
const leaves = ({ Leaves }: CheckedCertificate): Difference[] =>
  compareLeaves(Leaves).map(({ Check, ...rest }) => ({
    ...rest,
    About: `${rest.About} ${Check}`,
    Check: 'LOG_DIFFERS' as const,
  }));
