/**
 * Determines which columns an exported list contains: those selected on the screen, or all, each with its
 * index among all columns.
 */
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { ExportedColumn } from '#platform/server/lists/file-cells.ts';

type Picked = { place: number; head: TextKey };

/**
 * Selects the columns of an exported file with their index among all columns, in their defined order.
 * Columns that a screen combines stay together. Unknown columns are ignored; if none is left, all are used.
 * @param chosen column IDs as on the screen; null: all
 */
export function chosenColumns(
  columns: readonly ExportedColumn[],
  chosen: readonly string[] | null,
): Picked[] {
  const all = columns.map(([id, head], place) => ({ id, head, place }));
  const picked = (chosen ?? []).flatMap((one) => all.filter(({ id }) => id === one));
  return picked.length === 0 ? all : picked;
}
