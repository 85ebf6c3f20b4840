/**
 * Shows a list of records with search, filters, saved views, sorting, paging and selection, as table or
 * cards; merges other users' changes live and can be operated with the arrow keys.
 */
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import type { QueryOf, Route } from '#platform/common/contract/define-route.ts';
import { useGet } from '../../api/use-get.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import classes from './list.module.css';
import { ListCards } from './list-cards.tsx';
import { ListPaging } from './list-paging.tsx';
import { ListSelectionBar } from './list-selection-bar.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import type { ListAnswer } from './list-types.ts';
import news from './list-update-notice.module.css';
import { ListUpdateNotice } from './list-update-notice.tsx';
import type { ListViewProps } from './list-view-props.ts';
import { NoResults } from './no-results.tsx';
import { useLastPage } from './use-last-page.ts';
import { useListState } from './use-list-state.ts';
import { useLiveRows, useRowMarks } from './use-live-rows.ts';
import { useSelection } from './use-selection.ts';
import { useListViewState } from './views/use-list-view-state.ts';
import { ViewButtons } from './views/view-buttons.tsx';
import { ViewTabs } from './views/view-tabs.tsx';

const TO: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  j: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves between rows with the arrow keys, or j and k, once a row has the focus; from the search field, down
 * moves to the first. Single letters work only there, so that speech input does not trigger them.
 */
function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const to = TO[event.key];
  const { target, currentTarget } = event;
  if (!to || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const isSearch = target.matches('input[type="search"]') && event.key === 'ArrowDown';
  const at = rows.findIndex((row) => row.closest('tr, li')?.contains(target));
  const next = rows[isSearch ? 0 : at < 0 ? -1 : to(at, rows.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function ListView<R extends Route, Row>(props: ListViewProps<R, Row>) {
  const names = filterNames(props);
  const raw = useListState(names, props.defaultSort);
  const { listViewState, state, columns, stage } = useListViewState(props, props.columns, names, raw);
  const isNarrow = useIsNarrow(columns);
  const query = { ...props.params, ...state.query };
  const answer = useGet(props.route, query as QueryOf<R>, {
    keepPrevious: true,
    enabled: stage !== 'OPENING',
    ...(props.refetchMs && { refetchMs: props.refetchMs }),
  });
  // Display settings are loaded first: otherwise they would shift what is already shown.
  const data = stage === 'READY' ? (answer.data as ListAnswer<Row> | undefined) : undefined;
  useLastPage(state, answer.isPlaceholderData ? undefined : data);
  const clear = () => state.set(Object.fromEntries([...names, 'Search'].map((name) => [name, undefined])));
  const frame = useRef<HTMLDivElement>(null);
  const live = useLiveRows<Row>({ ...answer, data }, JSON.stringify(query), props.rowKey, () =>
    flows(props.isFlowing, frame.current),
  );
  const { rows } = live;
  const selection = useSelection<Row>(rows, props.rowKey, props.selection?.max ?? 0);
  useRowMarks(frame, rows.map(props.rowKey), live.changed, live.gone);
  // The button disappears with the bar; the focus moves to the list, where the user can continue selecting.
  const clearSelection = () => {
    selection.clear();
    frame.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
  };
  const Rows = isNarrow ? ListCards : ListTable;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its rows are links; the keys only move the focus between them
    <div
      ref={frame}
      className={`${classes.frame} ${news.frame}`}
      aria-busy={answer.isFetching}
      onKeyDown={handleRowKeys}
    >
      <ViewTabs viewState={listViewState} />
      <ListTools
        state={state}
        columns={isNarrow && !props.items ? columns : []}
        quickFilters={props.quickFilters ?? []}
        filters={props.filters ?? []}
        ranges={props.ranges ?? []}
        searchLabel={props.searchLabel}
        onClear={clear}
      >
        {props.list && <ViewButtons viewState={listViewState} />}
      </ListTools>
      {answer.isError && !data && <ErrorPanel error={answer.error} onRetry={() => answer.refetch()} />}
      {!answer.isError && !data && <ListSkeleton columns={isNarrow || props.items ? 1 : columns.length} />}
      <ListUpdateNotice added={live.fresh} removed={live.gone.size} onShow={live.show} />
      {rows.length > 0 && (
        <div className={answer.isPlaceholderData ? classes.stale : undefined}>
          {props.items?.(rows) ?? (
            <Rows {...props} columns={columns} rows={rows} state={state} chosen={selection} />
          )}
        </div>
      )}
      {data && rows.length === 0 && !state.isFiltered && <EmptyState {...props.emptyState} />}
      {data && rows.length === 0 && state.isFiltered && <NoResults onClear={clear} />}
      {data && data.Total > 0 && (
        <ListPaging state={state} total={data.Total} isCapped={data.IsTotalCapped} />
      )}
      {props.selection && (
        <ListSelectionBar selection={selection} onClear={clearSelection}>
          {props.selection.bar(selection.chosen, selection.clear)}
        </ListSelectionBar>
      )}
    </div>
  );
}

/** Whether rows update by themselves now: not while one is hovered or has the focus. */
const flows = (isFlowing: boolean | undefined, frame: HTMLElement | null): boolean =>
  isFlowing === true && !frame?.querySelector('tr:hover, li:hover, tr:focus-within, li:focus-within');

/** Names of all filters of the list. */
const filterNames = (
  props: Pick<ListViewProps<Route, never>, 'filters' | 'ranges' | 'quickFilters'>,
): string[] => [
  ...new Set([
    ...(props.filters ?? []).map((filter) => filter.name),
    ...(props.ranges ?? []).flatMap((range) => [range.from, range.to]),
    ...(props.quickFilters ?? []).flatMap((filter) => Object.keys(filter.params)),
  ]),
];
