import { BYTE_ORDER_MARK, csvLine } from '@assay/shared/format/csv.ts';
import type { Cell, Cells } from './cells.ts';

/** The list as text. Amounts are plain numbers, as every program reads them. */
export async function* csvOf(heads: readonly string[], rows: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(heads);
  for await (const batch of rows) yield batch.map((cells) => csvLine(cells.map(plain))).join('');
}

const plain = (cell: Cell): string | number | null =>
  typeof cell === 'object' && cell !== null ? cell.Cents / 100 : cell;
