import { createPublicKey } from 'node:crypto';
import { verifyCheckpoint } from '@sigstore/verify/dist/tlog/checkpoint.js';
import { verifyMerkleInclusion } from '@sigstore/verify/dist/tlog/merkle.js';
import type { ProofFile } from '#modules/certification/transparency-log/rules/proof-file.ts';

type Entry = Parameters<typeof verifyMerkleInclusion>[0];
type Log = Parameters<typeof verifyCheckpoint>[1][number];

/**
 * Verifies an inclusion proof of the public certificate log with Sigstore's independent implementation;
 * throws if signature, key or path is wrong, otherwise returns the checkpoint's tree size and extra lines.
 */
export function readAsSigstore(proof: ProofFile): { Size: number; Rest: string[] } {
  const [name = '', id = '', ...encoded] = proof.VerifierKey.split('+');
  const x = Buffer.from(encoded.join('+'), 'base64').subarray(1).toString('base64url');
  const log = {
    logID: Buffer.from(id, 'hex'),
    baseURL: name,
    publicKey: createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } }),
  };
  const entry = {
    canonicalizedBody: Buffer.from(proof.Entry),
    inclusionProof: {
      logIndex: String(proof.Index),
      hashes: proof.Path.map((hash) => Buffer.from(hash, 'base64')),
      checkpoint: { envelope: proof.Checkpoint },
    },
  };
  const checkpoint = verifyCheckpoint(entry as unknown as Entry, [log as unknown as Log]);
  verifyMerkleInclusion(entry as unknown as Entry, checkpoint);
  return { Size: Number(checkpoint.logSize), Rest: checkpoint.rest };
}
