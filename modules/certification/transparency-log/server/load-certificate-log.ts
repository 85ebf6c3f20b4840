import { sql } from 'kysely';
import type { Portal } from '#platform/server/http/context.ts';
import type { CertificateLog } from '../rules/contract.ts';
import { newestCheckpoint } from './checkpoints.ts';
import { readEntry } from './read-entry.ts';

type Found = { Seq: number; Index: number | null; Entry: string | null; Since: Date | null };

/**
 * Loads a certificate's public log entries, the number still waiting and the newest checkpoint, for its
 * public page and its accreditation file. The caller decides whether they may be shown.
 */
export async function loadCertificateLog(
  { db }: Pick<Portal, 'db'>,
  certificateNo: string,
): Promise<CertificateLog> {
  const [{ rows }, checkpoint] = await Promise.all([
    sql<Found>`
      select event.seq, leaf.index, leaf.entry,
        (select at from log_checkpoint where size > leaf.index order by size limit 1) as since
      from certificate join certificate_event as event on event.certificate_id = certificate.id
        left join log_leaf as leaf on leaf.certificate_id = event.certificate_id and leaf.seq = event.seq
      where certificate_no = ${certificateNo} order by event.seq`.execute(db),
    newestCheckpoint(db),
  ]);
  const Entries = rows.flatMap(({ Index, Entry, Since }) => {
    // The nightly check reports text that is not an entry; the page continues to show the others.
    const entry = Entry === null ? null : readEntry(Entry);
    if (Index === null || entry === null || Since === null) return [];
    const { Seq, Event, EffectiveOn } = entry;
    return [{ Seq, Event, EffectiveOn, Index, Since: Since.toISOString() }];
  });
  return {
    Entries,
    Waiting: rows.filter(({ Index }) => Index === null).length,
    Checkpoint: checkpoint
      ? {
          Size: checkpoint.Size,
          Root: checkpoint.Root.toString('base64'),
          At: checkpoint.At.toISOString(),
        }
      : null,
  };
}
