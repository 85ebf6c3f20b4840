/** Rows that are looked at together by work that goes through a whole table. */
export const BATCH = 500;

/**
 * Every row of a long list, batch by batch, each behind the last one of the batch before. So nothing that is refused
 * again and again at the head of the list keeps what is behind it from its turn.
 */
export async function* batches<Row extends { Id: number }>(
  nextAfter: (id: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await nextAfter(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.Id;
  }
}
