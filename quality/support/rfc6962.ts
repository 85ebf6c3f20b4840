/**
 * Independent reference implementation of RFC 6962 Merkle trees, with which tests check the public log's
 * proofs.
 */
import { createHash } from 'node:crypto';

/**
 * Implements the definitions of RFC 6962 (2.1, 2.1.1, 2.1.2) literally. It keeps all leaves and recurses; it
 * shares no code with the portal, which stores subtrees and never recurses over leaves.
 */
const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const hashOfLeaf = (data: Uint8Array): Buffer => sha256(Uint8Array.of(0x00), data);
const hashOfNode = (left: Buffer, right: Buffer): Buffer => sha256(Uint8Array.of(0x01), left, right);

/** "k, the largest power of two smaller than n". */
function kOf(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** MTH(D[n]) of leaf hashes. */
export function merkleTreeHash(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (!first) return sha256();
  if (leaves.length === 1) return first;
  const k = kOf(leaves.length);
  return hashOfNode(merkleTreeHash(leaves.slice(0, k)), merkleTreeHash(leaves.slice(k)));
}

/** Computes the root to which PATH(m, D[n]) leads, reading the path from its end. */
export function rootByPath(m: number, n: number, leaf: Buffer, path: readonly Buffer[]): Buffer {
  if (n === 1) {
    if (path.length > 0) throw new Error('the path is too long');
    return leaf;
  }
  const [sibling] = path.slice(-1);
  if (!sibling) throw new Error('the path is too short');
  const k = kOf(n);
  return m < k
    ? hashOfNode(rootByPath(m, k, leaf, path.slice(0, -1)), sibling)
    : hashOfNode(sibling, rootByPath(m - k, n - k, leaf, path.slice(0, -1)));
}

type Roots = { old: Buffer; fresh: Buffer };

/**
 * Computes both roots to which PROOF(m, D[n]) leads, given the old root where the definition assumes that it
 * is known.
 */
export function rootsByProof(m: number, n: number, proof: readonly Buffer[], oldRoot: Buffer): Roots {
  if (m === n) {
    if (proof.length > 0) throw new Error('the proof is too long');
    return { old: oldRoot, fresh: oldRoot };
  }
  return subProof(m, n, proof, oldRoot);
}

/** `known` is null for SUBPROOF with b = false. */
function subProof(m: number, n: number, proof: readonly Buffer[], known: Buffer | null): Roots {
  if (m === n) {
    const [own] = known ? [known] : proof.slice(-1);
    if (!own || proof.length !== (known ? 0 : 1)) throw new Error('the proof has another length');
    return { old: own, fresh: own };
  }
  const [sibling] = proof.slice(-1);
  if (!sibling) throw new Error('the proof is too short');
  const k = kOf(n);
  if (m <= k) {
    const { old, fresh } = subProof(m, k, proof.slice(0, -1), known);
    return { old, fresh: hashOfNode(fresh, sibling) };
  }
  const { old, fresh } = subProof(m - k, n - k, proof.slice(0, -1), null);
  return { old: hashOfNode(sibling, old), fresh: hashOfNode(sibling, fresh) };
}
