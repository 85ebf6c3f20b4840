/**
 * Tree geometry of the public log (RFC 6962): which subtrees prove that a leaf is in the log or that an
 * older log is its beginning, and which stored nodes make up a span.
 */

/** A range of leaves; `To` is exclusive. */
export type Span = { From: number; To: number };
/** A complete stored subtree: covers 2^Level leaves starting at Index × 2^Level. */
export type NodeAt = { Level: number; Index: number };

/** Largest power of two below a number of leaves, where RFC 6962 splits a tree. */
function splitOf(leaves: number): number {
  let split = 1;
  while (split * 2 < leaves) split *= 2;
  return split;
}

/** Subtrees whose hashes prove a leaf, from the leaf upwards (RFC 6962, 2.1.1: PATH). */
export function inclusionSpans(index: number, { From, To }: Span): Span[] {
  if (To - From <= 1) return [];
  const middle = From + splitOf(To - From);
  return index < middle
    ? [...inclusionSpans(index, { From, To: middle }), { From: middle, To }]
    : [...inclusionSpans(index, { From: middle, To }), { From, To: middle }];
}

/** Subtrees whose hashes prove that a tree of `size` leaves is the beginning of another (2.1.2: PROOF). */
export const consistencySpans = (size: number, to: number): Span[] =>
  size === to ? [] : subProof(size, { From: 0, To: to }, true);

/** `isKnown`: the verifier already has the hash of the left part, because it is the older root itself. */
function subProof(size: number, { From, To }: Span, isKnown: boolean): Span[] {
  if (size === To) return isKnown ? [] : [{ From, To }];
  const middle = From + splitOf(To - From);
  return size <= middle
    ? [...subProof(size, { From, To: middle }, isKnown), { From: middle, To }]
    : [...subProof(size, { From: middle, To }, false), { From, To: middle }];
}

/** Stored subtrees that make up a span, from left to right. */
export function nodesOf({ From, To }: Span): NodeAt[] {
  const nodes: NodeAt[] = [];
  for (let at = From; at < To; ) {
    let Level = 0;
    while (at % 2 ** (Level + 1) === 0 && at + 2 ** (Level + 1) <= To) Level += 1;
    nodes.push({ Level, Index: at / 2 ** Level });
    at += 2 ** Level;
  }
  return nodes;
}
