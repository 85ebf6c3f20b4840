/**
 * Hook that opens a list's last page when the URL names a page beyond the end, for example from an old link
 * or after rows were deleted.
 */
import { useEffect } from 'react';
import type { ListState } from './use-list-state.ts';

type Answer = { Rows: readonly unknown[]; Total: number };

/**
 * Returns the page to open instead of one beyond the end; null if the current page has rows or the list is
 * empty.
 */
export function lastPage({ Rows, Total }: Answer, { page, pageSize }: Pick<ListState, 'page' | 'pageSize'>) {
  const pages = Math.ceil(Total / pageSize);
  return Rows.length === 0 && Total > 0 && page > pages ? pages : null;
}

/** Opens the last page for a URL with a page beyond the end (an old link, deleted rows). */
export function useLastPage(state: ListState, answer: Answer | undefined): void {
  const last = answer ? lastPage(answer, state) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is created again with every render
  useEffect(() => {
    if (last !== null) state.set({ Page: String(last) }, { replace: true });
  }, [last]);
}
