/**
 * Counts the rows added, removed and changed between two table answers, for the form's comparison with the
 * previous cycle; also distinguishes table answers from files and options.
 */
import { diffTable } from '../../rules/diff-table.ts';

type Row = Readonly<Record<string, unknown>>;

/** True if an answer consists of table rows or list entries, not files or options. */
export const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row) && !('content' in row));

/** Number of rows added, removed and changed between two answers. */
export function rowChanges(before: readonly Row[], after: readonly Row[]) {
  const names = [...new Set([...before, ...after].flatMap((row) => Object.keys(row)))];
  const cells = (rows: readonly Row[]) =>
    rows.map((row) => names.map((name) => JSON.stringify(row[name] ?? null)));
  const changes = diffTable(cells(before), cells(after));
  const count = (kind: 'ADDED' | 'REMOVED' | 'CHANGED') => changes.filter(({ Kind }) => Kind === kind).length;
  return { ADDED: count('ADDED'), REMOVED: count('REMOVED'), CHANGED: count('CHANGED') };
}
