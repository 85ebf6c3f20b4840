import type { Cells } from '../tables/cells.ts';

type Row<Before> = { Id: Before; cells: Cells };

/**
 * Yields the rows of an exported list in batches, each continuing after the last row of the previous one,
 * for lists that combine several tables in one order.
 */
export async function* inBatches<Asked, Before>(
  batch: (request: Asked & { before: Before | null }) => Promise<Row<Before>[]>,
  asked: Asked,
): AsyncGenerator<Cells[]> {
  let before: Before | null = null;
  for (;;) {
    const rows: Row<Before>[] = await batch({ ...asked, before });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => row.cells);
    before = last.Id;
  }
}
