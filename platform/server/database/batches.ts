/**
 * Yields all rows of a table query in batches by ascending id, for background work; each batch starts after
 * the last id of the previous one, so that failing rows do not block later ones.
 */

/** Rows per batch. */
export const BATCH = 500;

/**
 * Returns every row of a long list in batches, each starting after the last row of the previous one. Rows
 * that fail repeatedly at the start of the list therefore do not block those after them.
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
