import type { Cells } from '../tables/cells.ts';

type Row<Before> = { Id: Before; cells: Cells };

/**
 * The rows of a list batch by batch, as the reader takes them. Each batch goes on below the last row of the one
 * before, for lists that come out of several tables in one order.
 */
export async function* inBatches<Asked, Before>(
  batch: (asked: Asked & { before: Before | null }) => Promise<Row<Before>[]>,
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
