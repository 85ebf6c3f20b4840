/**
 * Job that appends a leaf to the public log for every certificate history entry without one, oldest first,
 * and signs a new checkpoint; a tree inconsistent with its last checkpoint is never extended.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newestSeal } from '#platform/server/audit/seal-rows.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { type ProofKey, proofKey } from '#platform/server/proof/proof-key.ts';
import { ENTRY_FORMAT } from '../rules/log-entry.ts';
import { checkpointText, newOrigin, originOf } from './checkpoint-text.ts';
import { newestCheckpoint } from './checkpoints.ts';
import { decisionHashes, eventName } from './decision-hashes.ts';
import { entryOfEvent, type StoredEvent } from './entry-of-event.ts';
import { type Frontier, grow, readFrontier, rootOf } from './frontier.ts';
import { leafHash } from './hash.ts';
import { signNote } from './signed-note.ts';
import type { NodeAt } from './spans.ts';

/** Leaves per statement; each run is one transaction with one checkpoint. */
const CHUNK = 1_000;
const SALT_BYTES = 16;

type Waiting = StoredEvent & { PendingId: number; CertificateId: number; Sha256: string | null };

/**
 * Task `transparency.append`: adds a leaf for every history event without one, oldest first, and signs the
 * tree again. Concurrent runs wait for each other. A tree that is inconsistent with its last checkpoint is
 * never extended.
 */
export async function appendLeaves(portal: Portal): Promise<void> {
  const isAny = await portal.db.selectFrom('LogPending').select('Id').limit(1).executeTakeFirst();
  if (!isAny) return;
  const key = await proofKey(portal, 'LOG');
  await portal.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('public log', 0))`.execute(tx);
    const last = await newestCheckpoint(tx);
    const frontier = await readFrontier(tx, last?.Size ?? 0);
    if (last && !rootOf(frontier).equals(last.Root))
      throw new Error(`the public log is damaged: its nodes do not lead to checkpoint ${last.Size}`);
    for (let some = await waiting(tx); some.length > 0; some = await waiting(tx))
      await append(tx, frontier, some);
    if (frontier.Size === (last?.Size ?? 0)) return;
    const Origin = last ? originOf(last.Note) : newOrigin(portal.settings);
    await sign(tx, frontier, key, { Origin, At: portal.clock?.() ?? new Date() });
  });
}

const waiting = async (tx: Tx): Promise<Waiting[]> =>
  (
    await sql<Waiting>`
      select pending.id as pending_id, event.certificate_id, certificate_no, event.seq, event.event, from_status,
        to_status, effective_on, event.revision, event.expiry_date, event.at, document.sha256
      from log_pending as pending
        join certificate_event as event using (certificate_id, seq)
        join certificate on certificate.id = event.certificate_id
        left join certificate_document as document on document.certificate_id = event.certificate_id
          and document.revision = event.revision and document.status = 'READY'
      order by pending.id limit ${CHUNK}`.execute(tx)
  ).rows;

async function append(tx: Tx, frontier: Frontier, events: readonly Waiting[]): Promise<void> {
  const leaves: { Index: number; CertificateId: number; Seq: number; Entry: string }[] = [];
  const nodes: (NodeAt & { Hash: Buffer })[] = [];
  const decisions = await decisionHashes.get('DECISIONS')(tx, events);
  for (const event of events) {
    const Entry = entryOfEvent(event, {
      ...{ Format: ENTRY_FORMAT, Sha256: event.Sha256 },
      Decision: decisions.get(eventName(event)) ?? null,
      Salt: randomBytes(SALT_BYTES).toString('base64url'),
    });
    leaves.push({ Index: frontier.Size, CertificateId: event.CertificateId, Seq: event.Seq, Entry });
    grow(frontier, leafHash(Entry), (node, Hash) => {
      nodes.push({ ...node, Hash });
      return Hash;
    });
  }
  await tx.insertInto('LogLeaf').values(leaves).execute();
  await tx.insertInto('LogNode').values(nodes).execute();
  const ids = events.map(({ PendingId }) => PendingId);
  await tx.deleteFrom('LogPending').where('Id', 'in', ids).execute();
}

async function sign(
  tx: Tx,
  frontier: Frontier,
  key: ProofKey,
  { Origin, At }: { Origin: string; At: Date },
): Promise<void> {
  const checkpoint = { Size: frontier.Size, Root: rootOf(frontier), At };
  const sealed = await newestSeal(tx);
  const Audit = sealed ? { No: sealed.No, Hash: sealed.Hash } : null;
  const Note = signNote(checkpointText({ Origin, ...checkpoint, Audit }), Origin, key);
  await tx
    .insertInto('LogCheckpoint')
    .values({ ...checkpoint, Note, Kid: key.Kid })
    .execute();
}
