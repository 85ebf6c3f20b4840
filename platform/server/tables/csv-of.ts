/**
 * Writes an exported list as CSV text, batch by batch, with plain amounts and Hong Kong times that every
 * spreadsheet recognises, protected against formula injection.
 */
import { BYTE_ORDER_MARK, csvText } from '#platform/common/format/csv.ts';
import type { Cell, Cells } from './cells.ts';

const HONG_KONG_MS = 8 * 60 * 60_000;

/** Formats a timestamp as `2026-11-22 14:05:09` in Hong Kong time, which every spreadsheet recognises. */
const momentText = (at: Date): string =>
  new Date(at.getTime() + HONG_KONG_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Yields the list as text. Amounts are plain numbers, which every program reads. */
export async function* csvOf(heads: readonly string[], rows: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([heads]);
  for await (const batch of rows) yield csvText(batch.map((cells) => cells.map(plain)));
}

function plain(cell: Cell): string | number | null {
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('Cents' in cell) return cell.Cents / 100;
  return 'Day' in cell ? cell.Day : momentText(cell.At);
}
