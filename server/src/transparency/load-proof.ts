import type { proofQuery } from '@assay/shared/transparency/contract.ts';
import type { ProofFile } from '@assay/shared/transparency/proof-file.ts';
import type { z } from 'zod';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { shownCertificate } from '../register/shown-certificate.ts';
import { leavesOf, proofsOf } from './proofs.ts';

/**
 * The proof of one entry, the newest where none is named, for whoever may see the certificate. Everybody else gets
 * what a number that does not exist gets.
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
