/**
 * Hook that decides whether a list is shown as cards instead of a table, by screen width and number of
 * columns; in print it is always a table.
 */
import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';

const printMedia = () => window.matchMedia('print');
let isOpening = false;

function onPrint(notify: () => void): () => void {
  const open = () => {
    isOpening = true;
    notify();
  };
  const close = () => {
    isOpening = false;
    notify();
  };
  const media = printMedia();
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  media.addEventListener('change', notify);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
    media.removeEventListener('change', notify);
  };
}

/** Whether the page is being printed: paper is narrower than the screen. */
const usePrinting = (): boolean => useSyncExternalStore(onPrint, () => isOpening || printMedia().matches);

/**
 * Whether cards fit better than a table. Columns for wider screens are hidden on a tablet; a table with many
 * other columns needs more width. On paper a list is always a table.
 */
export function useIsNarrow(columns: readonly { from?: 'md' | 'lg' }[]): boolean {
  const onTablet = columns.filter((column) => !column.from).length;
  const narrow = onTablet > 4 ? '(max-width: 61.99em)' : '(max-width: 47.99em)';
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  return !usePrinting() && isNarrow;
}
