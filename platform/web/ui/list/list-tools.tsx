/**
 * Tool bar above a list: quick filters, search, filters with a button to clear them, and at the right the
 * buttons for saved views and columns.
 */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './list.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import type { Column, QuickFilter, RangeFilter, SelectFilter } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

type Props<Row> = {
  state: ListState;
  /** Sortable columns for the phone, where there is no table heading to click. */
  columns: readonly Column<Row>[];
  quickFilters: readonly QuickFilter[];
  filters: readonly SelectFilter[];
  ranges?: readonly RangeFilter[];
  searchLabel?: string | undefined;
  /** At the right: views, columns. */
  children?: ReactNode;
  onClear: () => void;
};

export function ListTools<Row>(props: Props<Row>) {
  const { state, columns, quickFilters, filters, ranges = [], searchLabel, onClear } = props;
  const t = useText();
  const sortable = columns.filter((column) => column.sort);
  const isBare = !searchLabel && quickFilters.length + filters.length + ranges.length + sortable.length === 0;
  if (isBare && !props.children) return null;
  return (
    <search className={classes.tools} data-chips={quickFilters.length > 0 || undefined}>
      {quickFilters.length > 0 && <QuickFilters state={state} filters={quickFilters} />}
      <div className={classes.fields}>
        {searchLabel && <ListSearch state={state} label={searchLabel} />}
        <ListFilters state={state} filters={filters} ranges={ranges} sortable={sortable} />
        {state.isFiltered && (
          <button type="button" className={classes.clear} onClick={onClear}>
            {t('LIST_FILTER_CLEAR')}
          </button>
        )}
      </div>
      {props.children}
    </search>
  );
}

function QuickFilters({ state, filters }: { state: ListState; filters: readonly QuickFilter[] }) {
  const t = useText();
  const names = [...new Set(filters.flatMap((filter) => Object.keys(filter.params)))];
  const none = Object.fromEntries(names.map((name) => [name, undefined]));
  const isOn = (params: QuickFilter['params']) =>
    names.every((name) => (state.query[name] ?? '') === (params[name] ?? ''));
  const all: QuickFilter = { id: 'all', label: t('LIST_FILTER_ALL'), params: {} };
  return (
    <div className={classes.chips}>
      {[all, ...filters].map((filter) => (
        <button
          key={filter.id}
          type="button"
          className={classes.chip}
          aria-pressed={isOn(filter.params)}
          onClick={() => state.set({ ...none, ...filter.params })}
        >
          {filter.label}
          {filter.count !== undefined && filter.count > 0 && (
            <span className={`${classes.count} num`}>{filter.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}
