import type { z } from 'zod';
import { shownCertificate } from '#modules/certification/certificates/server/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { proofQuery } from '../rules/contract.ts';
import type { ProofFile } from '../rules/proof-file.ts';
import { leavesOf, proofsOf } from './proofs.ts';

/**
 * Loads the proof file of one public log entry of a certificate, by default the newest, for anyone who may
 * see the certificate. All others get the response for a number that does not exist.
 */
export async function loadProof(
  { db }: Pick<Portal, 'db'>,
  { CertificateNo, Code, Seq }: z.output<typeof proofQuery>,
): Promise<ProofFile> {
  const shown = (await shownCertificate(db, CertificateNo, Code)) ?? fail('ERR_NOT_FOUND');
  const leaves = await leavesOf(db, shown.Certificate.Id);
  const leaf = Seq === undefined ? leaves.at(-1) : leaves.find((one) => one.Seq === Seq);
  const [proof] = leaf ? await proofsOf(db, [leaf]) : [];
  return proof ?? fail('ERR_NOT_FOUND');
}
