import { useMediaQuery } from '@mantine/hooks';
import { usePrinting } from './use-printing.ts';

/**
 * Whether cards do better than a table. Columns kept for wider screens are gone on a tablet; a table of many others
 * needs more room before it is one. On paper a list is a table.
 */
export function useIsNarrow(columns: readonly { from?: 'md' | 'lg' }[]): boolean {
  const onTablet = columns.filter((column) => !column.from).length;
  const narrow = onTablet > 4 ? '(max-width: 61.99em)' : '(max-width: 47.99em)';
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  return !usePrinting() && isNarrow;
}
