import type { Portal } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import { newestCheckpoint } from './checkpoints.ts';
import { readSpans } from './read-nodes.ts';
import { consistencySpans } from './spans.ts';

/** That the tree of one size is the beginning of the tree of another; sizes are those that were signed, or between. */
export async function loadConsistency(
  { db }: Pick<Portal, 'db'>,
  { From, To }: { From: number; To: number },
): Promise<{ From: number; To: number; Path: string[] }> {
  const size = (await newestCheckpoint(db))?.Size ?? 0;
  if (To > size) return failField('To', 'LOG_SIZE_UNKNOWN', { size });
  if (From > To) return failField('From', 'LOG_SIZE_ORDER');
  const spans = consistencySpans(From, To);
  const hashOf = await readSpans(db, spans);
  return { From, To, Path: spans.map((span) => hashOf(span).toString('base64')) };
}
