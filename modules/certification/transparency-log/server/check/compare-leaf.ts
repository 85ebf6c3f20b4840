import type { LogEntry } from '../../rules/log-entry.ts';
import { entryOfEvent } from '../entry-of-event.ts';
import { readEntry } from '../read-entry.ts';
import type { LeafRow } from './leaf-rows.ts';
import type { LogDifference } from './types.ts';

/**
 * Part of the check of the public log: compares a leaf with the certificate history entry as it is now, and
 * reports entries or pages that have changed or disappeared since.
 */
export function compareLeaf(row: LeafRow): LogDifference[] {
  const entry = readEntry(row.Entry);
  const About = entry ? `${entry.CertificateNo} #${entry.Seq}` : `#${row.Index}`;
  const { Seq, CertificateNo, ...event } = row;
  if (Seq === null || CertificateNo === null)
    return [{ Check: 'EVENT_GONE', About, Expected: entry?.Event ?? '', Found: '' }];
  if (!entry) return [{ Check: 'LEAF_DIFFERS', About, Expected: row.Entry, Found: event.Event }];
  const differences: LogDifference[] = [];
  const { Format, Sha256, Salt } = entry;
  const now = entryOfEvent(
    { ...event, Seq, CertificateNo },
    { Format, Sha256, Salt, Decision: row.Decision },
  );
  if (now !== row.Entry)
    differences.push({ Check: 'LEAF_DIFFERS', About, ...changed(entry, now, row.Entry) });
  if (entry.Sha256 !== null && entry.Sha256 !== row.Sha256)
    differences.push({ Check: 'PAGE_DIFFERS', About, Expected: entry.Sha256, Found: row.Sha256 ?? '' });
  return differences;
}

/** Facts that differ, by name; the whole text if only its notation differs. */
function changed(entry: LogEntry, now: string, text: string): { Expected: string; Found: string } {
  const fresh = JSON.parse(now) as LogEntry;
  const names = (Object.keys(entry) as (keyof LogEntry)[]).filter((name) => entry[name] !== fresh[name]);
  if (names.length === 0) return { Expected: now, Found: text };
  const textOf = (of: LogEntry): string => names.map((name) => `${name} ${of[name]}`).join(', ');
  return { Expected: textOf(entry), Found: textOf(fresh) };
}
