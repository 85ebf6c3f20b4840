import { z } from 'zod';

export const PROOF_FORMAT = 'assay/log-proof/1';

/**
 * Schema of the proof file with which anyone can verify offline that an entry is in the public log: the
 * entry, its path in the tree, the signed checkpoint and the key (RFC 9162).
 */
export const proofFile = z.object({
  Format: z.literal(PROOF_FORMAT),
  /** The entry as canonical JSON: the leaf's hash is SHA-256 of a zero byte followed by these bytes. */
  Entry: z.string(),
  /** Position of the leaf, counted from 0. */
  Index: z.int(),
  /** Number of leaves in the tree that the proof refers to. */
  Size: z.int(),
  /** Hashes from the leaf up to the root (RFC 9162, 2.1.3), base64. */
  Path: z.array(z.string()),
  /** Signed note with the origin, size and root of that tree. */
  Checkpoint: z.string(),
  /** Key that signed it, as `name+id+key`; compare it with one obtained from another source. */
  VerifierKey: z.string(),
});
export type ProofFile = z.infer<typeof proofFile>;
