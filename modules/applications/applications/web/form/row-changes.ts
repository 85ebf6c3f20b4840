import { diffTable } from '../../rules/diff-table.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether an answer is the rows of a table or the entries of a list, and not files or options. */
export const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row) && !('content' in row));

/** How many rows came, went and changed between two answers. */
export function rowChanges(before: readonly Row[], after: readonly Row[]) {
  const names = [...new Set([...before, ...after].flatMap((row) => Object.keys(row)))];
  const cells = (rows: readonly Row[]) =>
    rows.map((row) => names.map((name) => JSON.stringify(row[name] ?? null)));
  const changes = diffTable(cells(before), cells(after));
  const count = (kind: 'ADDED' | 'REMOVED' | 'CHANGED') => changes.filter(({ Kind }) => Kind === kind).length;
  return { ADDED: count('ADDED'), REMOVED: count('REMOVED'), CHANGED: count('CHANGED') };
}
