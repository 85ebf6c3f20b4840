import { useEffect } from 'react';
import type { ListState } from './use-list-state.ts';

type Answer = { Rows: readonly unknown[]; Total: number };

/** The page to go to instead of one beyond the end of the list; null where the present one has rows, or none has. */
export function lastPage({ Rows, Total }: Answer, { page, pageSize }: Pick<ListState, 'page' | 'pageSize'>) {
  const pages = Math.ceil(Total / pageSize);
  return Rows.length === 0 && Total > 0 && page > pages ? pages : null;
}

/** An address with a page beyond the end of the list (an old link, rows that have gone) opens the last page. */
export function useLastPage(state: ListState, answer: Answer | undefined): void {
  const last = answer ? lastPage(answer, state) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is created again with every render
  useEffect(() => {
    if (last !== null) state.set({ Page: String(last) }, { replace: true });
  }, [last]);
}
