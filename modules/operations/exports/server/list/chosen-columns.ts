import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { ExportedColumn } from '#platform/server/lists/exported-list.ts';

type Picked = { place: number; head: TextKey };

/**
 * The columns that a file has, in their order, each with its place among all. What a screen shows in one column may be
 * several in a file: they stay together. Columns that the list has no more are left out; where none is left it has all.
 * @param chosen ids of columns as the screen has them; null: all
 */
export function chosenColumns(
  columns: readonly ExportedColumn[],
  chosen: readonly string[] | null,
): Picked[] {
  const all = columns.map(([id, head], place) => ({ id, head, place }));
  const picked = (chosen ?? []).flatMap((one) => all.filter(({ id }) => id === one));
  return picked.length === 0 ? all : picked;
}
