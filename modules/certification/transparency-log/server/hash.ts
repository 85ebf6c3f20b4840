/**
 * Hashes of the public log's tree as in RFC 6962: of a leaf, of a node and of an empty tree; prefixes
 * prevent a leaf from being mistaken for a node.
 */
import { createHash } from 'node:crypto';

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** Leaf and node hashes of RFC 6962, whose prefixes prevent a leaf from being mistaken for a node. */
export const leafHash = (entry: string): Buffer =>
  createHash('sha256').update(LEAF).update(entry, 'utf8').digest();
export const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();
/** Root of a tree without leaves. */
export const emptyRoot = (): Buffer => createHash('sha256').digest();
