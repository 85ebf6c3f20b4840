import type { Cells } from './cells.ts';

type Row<Before> = { Id: Before; cells: Cells };

/**
 * The rows of a list batch by batch, as the reader takes them. Each batch goes on below the last row of the one
 * before, so that a slow reader holds no connection and no transaction.
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
