import { hongKongDate } from '#platform/common/format/dates.ts';
import type { LogEntry } from '../../rules/log-entry.ts';
import { readEntry } from '../read-entry.ts';
import type { Checkpoint } from './check-checkpoint.ts';
import type { LeafRow } from './leaf-rows.ts';
import type { LogDifference } from './types.ts';

/** A page that fails to be made is tried again for about a day, and its line is dated when it was decided. */
const BACK_DATED_MS = 2 * 86_400_000;

/**
 * A line that says it was written long before the log has first seen it, or that it holds from a day before it was
 * written: either would change what the register says of days that are over. What was there before the log is not
 * judged by it.
 */
export function* datedBack(
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
  if (entry.EffectiveOn < written && !mayHoldEarlier(entry))
    yield { Check: 'HOLDS_EARLIER', About, Expected: written, Found: entry.EffectiveOn };
}

/**
 * Before its publication a certificate is given the day from which it is good; and it expires with its last day,
 * however late the night is that notes it.
 */
const mayHoldEarlier = ({ Event, FromStatus, ToStatus }: LogEntry): boolean =>
  Event === 'EXPIRED' || (ToStatus === 'PENDING' && (FromStatus === null || FromStatus === 'PENDING'));
