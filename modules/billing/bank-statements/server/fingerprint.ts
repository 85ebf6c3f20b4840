import { createHash } from 'node:crypto';

type Told = { BookedOn: string; AmountCents: number; Words: string };

/**
 * What tells a line that came before, in whichever file: its day, its amount and every word of its row, not the
 * balance, which differs with the moment of the download, and nothing that depends on how columns were understood.
 * Lines that are alike in all this are counted: the second of a day is another payment.
 */
export function fingerprints(lines: readonly Told[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ BookedOn, AmountCents, Words }) => {
    const told = JSON.stringify([BookedOn, AmountCents, Words]);
    const count = (seen.get(told) ?? 0) + 1;
    seen.set(told, count);
    return createHash('sha256').update(`${told}#${count}`).digest('hex');
  });
}
