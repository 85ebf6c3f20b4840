/**
 * Reads a certificate's leaves of the public log, and builds for leaves the proof files that show their
 * place in the newest signed tree.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import { PROOF_FORMAT, type ProofFile } from '../rules/proof-file.ts';
import { originOf } from './checkpoint-text.ts';
import { newestCheckpoint } from './checkpoints.ts';
import { readSpans } from './read-nodes.ts';
import { verifierKey } from './signed-note.ts';
import { inclusionSpans } from './spans.ts';

type Leaf = { Index: number; Entry: string };

/** Leaves of a certificate in the order of its history. */
export const leavesOf = (db: Queries, certificateId: number) =>
  db
    .selectFrom('LogLeaf')
    .select(['Index', 'Entry', 'Seq'])
    .where('CertificateId', '=', certificateId)
    .orderBy('Seq')
    .execute();

/** Proofs of previously read leaves, for the newest signed tree. */
export async function proofsOf(db: Queries, leaves: readonly Leaf[]): Promise<ProofFile[]> {
  const checkpoint = await newestCheckpoint(db);
  if (!checkpoint || leaves.length === 0) return [];
  const { Size, Note, Kid } = checkpoint;
  const paths = leaves.map(({ Index }) => inclusionSpans(Index, { From: 0, To: Size }));
  const hashOf = await readSpans(db, paths.flat());
  const { PublicJwk } = await db
    .selectFrom('ProofKey')
    .select('PublicJwk')
    .where('Kid', '=', Kid)
    .executeTakeFirstOrThrow();
  return leaves.map(({ Index, Entry }, at) => ({
    Format: PROOF_FORMAT,
    Entry,
    Index,
    Size,
    Path: (paths[at] ?? []).map((span) => hashOf(span).toString('base64')),
    Checkpoint: Note,
    VerifierKey: verifierKey(originOf(Note), PublicJwk),
  }));
}
