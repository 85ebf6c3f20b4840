import { issueCredential } from '#modules/certification/credentials/server/index.ts';
import {
  leavesOf,
  loadCertificateLog,
  proofsOf,
} from '#modules/certification/transparency-log/server/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { plainName } from '../pack/entry-name.ts';
import { generatedPart } from '../pack/generated-part.ts';
import type { GeneratedPart } from '../pack/manifest.ts';
import type { AccreditationFileProofs } from './proofs.ts';

/**
 * Reads the accreditation file's publicly verifiable proofs as ZIP parts: a public log proof for each line
 * of the certificate's history, and the credential in force, which is issued if missing.
 */
export async function readProofs(
  portal: Portal,
  { Id, CertificateNo }: { Id: number; CertificateNo: string },
): Promise<{ Proofs: AccreditationFileProofs; Parts: GeneratedPart[] }> {
  const log = await loadCertificateLog(portal, CertificateNo);
  const leaves = await leavesOf(portal.db, Id);
  const proofs = await proofsOf(portal.db, leaves);
  const issued = await issueCredential(portal, { CertificateId: Id });
  const credential =
    issued &&
    generatedPart(`proofs/${plainName(CertificateNo)}-R${issued.Revision}.vc.jwt`, issued.Jwt, 'CREDENTIAL');
  return {
    Proofs: { ...log, Credential: credential && { Path: credential.Path } },
    Parts: [
      ...proofs.map((proof, at) =>
        generatedPart(
          `proofs/log-${String(leaves[at]?.Seq).padStart(3, '0')}.assay-proof.json`,
          `${JSON.stringify(proof, null, 2)}\n`,
          'LOG_PROOF',
        ),
      ),
      ...(credential ? [credential] : []),
    ],
  };
}
