import type { Column } from './list-types.ts';

/**
 * Returns the columns to show: the user's choice in their order, on any width; otherwise the default
 * columns. The title column is always included.
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
