/**
 * Part of the check of the public log: recomputes the tree from its leaves and reports wrong or back-dated
 * entries, missing or wrong nodes, and wrong checkpoints, each fault once.
 */

import { sql } from 'kysely';
import {
  certificateStatuses,
  NEW_CERTIFICATE_STATUS,
} from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { ReportProgress } from '#platform/server/comparison/check-types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { LogEntry } from '../../rules/log-entry.ts';
import { emptyFrontier, type Frontier, grow, rootOf } from '../frontier.ts';
import { leafHash } from '../hash.ts';
import { readEntry } from '../read-entry.ts';
import type { NodeAt } from '../spans.ts';
import { type Checkpoint, checkCheckpoint, readKeys } from './check-checkpoint.ts';
import { compareLeaf } from './compare-leaf.ts';
import { type LeafRow, leafRows } from './leaf-rows.ts';
import type { LogDifference } from './types.ts';

/**
 * Tolerance for back-dating: failed page generation is retried for about a day, and the entry is dated to
 * its decision.
 */
const BACK_DATED_MS = 2 * 86_400_000;

/**
 * Reports an event that claims to have been written long before the log first saw it, or to apply from a day
 * before it was written: either would change what the register shows for past days. Events older than the
 * log are exempt.
 */
function* datedBack(
  row: LeafRow,
  checkpoints: readonly Checkpoint[],
  begun: number,
): Generator<LogDifference> {
  const entry = readEntry(row.Entry);
  const seen = checkpoints.find(({ Size }) => Size > row.Index)?.At;
  if (!entry || !seen || seen.getTime() <= begun) return;
  const About = `${entry.CertificateNo} #${entry.Seq}`;
  if (seen.getTime() - Date.parse(entry.At) > BACK_DATED_MS)
    yield { Check: 'BACK_DATED', About, Expected: seen.toISOString(), Found: entry.At };
  const written = hongKongDate(new Date(entry.At));
  if (entry.EffectiveOn < written && !canBeEffectiveEarlier(entry))
    yield { Check: 'HOLDS_EARLIER', About, Expected: written, Found: entry.EffectiveOn };
}

/**
 * Exceptions: before publication a certificate is given its first valid day, and it expires with its last
 * valid day, however late the nightly job records that.
 */
const canBeEffectiveEarlier = ({ Event, FromStatus, ToStatus }: LogEntry): boolean =>
  Event === 'EXPIRED' ||
  [FromStatus ?? NEW_CERTIFICATE_STATUS, ToStatus].every((status) =>
    certificateStatuses.unpublished.includes(status),
  );

/** Leaves checked per statement. */
const WINDOW = 2_000;
/** Events older than the log are imported within its first hour. */
const INITIAL_IMPORT_MS = 3_600_000;

type Window = { From: number; To: number };

/**
 * Walks through the leaves of the signed tree. After a wrong entry the check continues with its stored hash,
 * after a wrong node with the correct hash, so that one fault is reported once.
 */
export async function* checkTree(
  db: Queries,
  size: number,
  looked?: ReportProgress,
): AsyncGenerator<LogDifference> {
  const frontier = emptyFrontier();
  const keys = await readKeys(db);
  const first = await db.selectFrom('LogCheckpoint').select('At').orderBy('Size').limit(1).executeTakeFirst();
  for (let From = 0; From < size; From += WINDOW) {
    const window = { From, To: Math.min(From + WINDOW, size) };
    const leaves = new Map((await leafRows(db, inWindow(window))).map((row) => [row.Index, row]));
    const nodes = await nodesIn(db, window);
    const checkpoints = await checkpointsFor(db, window);
    const begun = (first?.At.getTime() ?? 0) + INITIAL_IMPORT_MS;
    for (let index = From; index < window.To; index += 1) {
      const row = leaves.get(index);
      yield* checkLeaf(index, row, nodes.get(`0/${index}`));
      if (row) yield* datedBack(row, checkpoints, begun);
      yield* growStored(frontier, row, nodes);
      const checkpoint = checkpoints.find((one) => one.Size === frontier.Size);
      if (checkpoint) yield* checkCheckpoint(checkpoint, rootOf(frontier), keys);
    }
    await looked?.(window.To - window.From);
  }
}

const inWindow = ({ From, To }: Window) => sql`leaf.index >= ${From} and leaf.index < ${To}`;

function* checkLeaf(
  index: number,
  row: LeafRow | undefined,
  stored: Buffer | undefined,
): Generator<LogDifference> {
  if (!row) {
    yield { Check: 'LEAF_GONE', About: `#${index}`, Expected: stored?.toString('hex') ?? '', Found: '' };
    return;
  }
  yield* compareLeaf(row);
  const hash = leafHash(row.Entry);
  if (stored && !stored.equals(hash))
    yield {
      Check: 'LEAF_HASH',
      About: `#${index}`,
      Expected: stored.toString('hex'),
      Found: hash.toString('hex'),
    };
}

/** Adds the next stored leaf; every subtree that it completes is compared with the stored one. */
function growStored(
  frontier: Frontier,
  row: LeafRow | undefined,
  nodes: ReadonlyMap<string, Buffer>,
): LogDifference[] {
  const differences: LogDifference[] = [];
  const own = nodes.get(`0/${frontier.Size}`);
  const leaf = own ?? (row ? leafHash(row.Entry) : Buffer.alloc(32));
  grow(frontier, leaf, (node, computed) => {
    const stored = nodes.get(`${node.Level}/${node.Index}`);
    const About = `${node.Level}/${node.Index}`;
    const Expected = computed.toString('hex');
    if (!stored) differences.push({ Check: 'NODE_GONE', About, Expected, Found: '' });
    else if (!stored.equals(computed))
      differences.push({ Check: 'NODE_DIFFERS', About, Expected, Found: stored.toString('hex') });
    return node.Level === 0 && stored ? stored : computed;
  });
  return differences;
}

/** Subtrees that the leaves of a window complete: one contiguous range per level. */
async function nodesIn(db: Queries, { From, To }: Window): Promise<Map<string, Buffer>> {
  const { rows } = await sql<NodeAt & { Hash: Buffer }>`
    select log_node.level, log_node.index, log_node.hash
    from generate_series(0, 52) as wanted (level) join log_node on log_node.level = wanted.level
      and log_node.index >= ${From}::bigint >> wanted.level and log_node.index < ${To}::bigint >> wanted.level`.execute(
    db,
  );
  return new Map(rows.map(({ Level, Index, Hash }) => [`${Level}/${Index}`, Hash]));
}

/** Checkpoints within a window, and the first one that covers its last leaf. */
const checkpointsFor = async (db: Queries, { From, To }: Window): Promise<Checkpoint[]> =>
  (
    await sql<Checkpoint>`
      select size, root, note, kid, at from log_checkpoint
      where size > ${From} and size <= (select min(size) from log_checkpoint where size >= ${To})
      order by size`.execute(db)
  ).rows;
