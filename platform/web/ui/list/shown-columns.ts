import type { Column } from './list-types.ts';

/**
 * The columns shown to the user: their own choice in their own order, whatever the width; otherwise the default columns. The
 * identifying column is always included.
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
