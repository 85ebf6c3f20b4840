import { BYTE_ORDER_MARK, csvLine } from '#platform/common/format/csv.ts';
import type { Cell, Cells } from './cells.ts';
import { momentText } from './moment-text.ts';

/** The list as text. Amounts are plain numbers, as every program reads them. */
export async function* csvOf(heads: readonly string[], rows: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(heads);
  for await (const batch of rows) yield batch.map((cells) => csvLine(cells.map(plain))).join('');
}

function plain(cell: Cell): string | number | null {
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('Cents' in cell) return cell.Cents / 100;
  return 'Day' in cell ? cell.Day : momentText(cell.At);
}
