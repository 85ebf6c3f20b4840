import type { Column } from './list-types.ts';

/**
 * Returns the columns a list shows: those the user chose, in their order and on any screen width, otherwise
 * the default ones. The title column is always included.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null = null,
): Column<Row>[] {
  if (!chosen) return columns.filter((column) => !column.isExtra);
  const own = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const title = columns.filter((column) => column.isTitle && !own.includes(column));
  return [...title, ...own].map(({ from: _, ...column }) => column);
}
