type Read<Row, Before> = { Id: Before; row: Row };

/**
 * Yields the rows of an exported list in batches, each continuing after the last row of the previous one,
 * for lists that combine several tables in one order.
 */
export async function* inBatches<Row, Asked, Before>(
  batch: (request: Asked & { before: Before | null }) => Promise<Read<Row, Before>[]>,
  asked: Asked,
): AsyncGenerator<Row[]> {
  let before: Before | null = null;
  for (;;) {
    const rows: Read<Row, Before>[] = await batch({ ...asked, before });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ row }) => row);
    before = last.Id;
  }
}
