import type { QueryOf, Route } from '@assay/shared/contract/define-route.ts';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useGet } from '../api/use-get.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import classes from './list.module.css';
import { ListCards } from './list-cards.tsx';
import { ListPaging } from './list-paging.tsx';
import { ListSelectionBar } from './list-selection-bar.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import type {
  Column,
  ListAnswer,
  ListQuery,
  ListSelection,
  QuickFilter,
  RangeFilter,
  SelectFilter,
} from './list-types.ts';
import { NoneFound } from './none-found.tsx';
import { useListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

export type ListViewProps<R extends Route, Row> = {
  route: R;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Where a row leads; or what a click on it does. */
  rowHref?: (row: Row) => string | null;
  onRow?: (row: Row) => void;
  quickFilters?: readonly QuickFilter[];
  filters?: readonly SelectFilter[];
  ranges?: readonly RangeFilter[];
  searchLabel?: string;
  defaultSort?: string;
  /** Sent with every read and no part of the address: whose rows these are. */
  params?: ListQuery;
  /** Absent: rows are only opened. */
  selection?: ListSelection<Row> | undefined;
  emptyState: { title: string; text?: string; action?: ReactNode };
};

const NO_ROWS: readonly never[] = [];

export function ListView<R extends Route, Row>(props: ListViewProps<R, Row>) {
  // Columns kept for wider screens are gone on a tablet; a table of many others needs more room before it is one.
  const onTablet = props.columns.filter((column) => !column.from).length;
  const narrow = onTablet > 4 ? '(max-width: 61.99em)' : '(max-width: 47.99em)';
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const names = [
    ...(props.filters ?? []).map((filter) => filter.name),
    ...(props.ranges ?? []).flatMap((range) => [range.from, range.to]),
    ...(props.quickFilters ?? []).flatMap((filter) => Object.keys(filter.params)),
  ];
  const state = useListState([...new Set(names)], props.defaultSort);
  const answer = useGet(props.route, { ...props.params, ...state.query } as QueryOf<R>, {
    keepPrevious: true,
  });
  const data = answer.data as ListAnswer<Row> | undefined;
  const clear = () => state.set(Object.fromEntries([...names, 'Search'].map((name) => [name, undefined])));
  const selection = useSelection(data?.Rows ?? NO_ROWS, props.rowKey, props.selection?.most ?? 0);
  const frame = useRef<HTMLDivElement>(null);
  // The button goes with the bar; whoever pressed it goes on choosing.
  const clearSelection = () => {
    selection.clear();
    frame.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
  };
  const Rows = isNarrow ? ListCards : ListTable;

  return (
    <div ref={frame} className={classes.frame} aria-busy={answer.isFetching}>
      <ListTools
        state={state}
        columns={isNarrow ? props.columns : []}
        quickFilters={props.quickFilters ?? []}
        filters={props.filters ?? []}
        ranges={props.ranges ?? []}
        searchLabel={props.searchLabel}
        onClear={clear}
      />
      {answer.isError && !data && <ErrorPanel error={answer.error} onRetry={() => answer.refetch()} />}
      {!answer.isError && !data && <ListSkeleton columns={isNarrow ? 1 : props.columns.length} />}
      {data && data.Rows.length > 0 && (
        <div className={answer.isPlaceholderData ? classes.stale : undefined}>
          <Rows {...props} rows={data.Rows} state={state} chosen={selection} />
        </div>
      )}
      {data && data.Rows.length === 0 && !state.isFiltered && <EmptyState {...props.emptyState} />}
      {data && data.Rows.length === 0 && state.isFiltered && <NoneFound onClear={clear} />}
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
