import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './list.module.css';
import { ListRange } from './list-range.tsx';
import { ListSearch } from './list-search.tsx';
import type { Column, QuickFilter, RangeFilter, SelectFilter } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

type Props<Row> = {
  state: ListState;
  /** Sortable columns for the phone, where there is no head row to click. */
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
        {filters.map((filter) => (
          <NativeSelect
            key={filter.name}
            aria-label={filter.label}
            value={state.query[filter.name] ?? ''}
            data={[
              { value: '', label: filter.none ?? t('LIST_FILTER_NONE', { label: filter.label }) },
              ...filter.options,
            ]}
            onChange={(event) => state.set({ [filter.name]: event.currentTarget.value })}
          />
        ))}
        {ranges.map((range) => (
          <ListRange key={range.from} state={state} filter={range} />
        ))}
        {sortable.length > 0 && (
          <NativeSelect
            aria-label={t('LIST_SORT')}
            value={state.sort ?? ''}
            data={[
              { value: '', label: t('LIST_SORT') },
              ...sortable.flatMap((column) => sortOptions(column, t)),
            ]}
            onChange={(event) => state.set({ Sort: event.currentTarget.value })}
          />
        )}
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

const sortOptions = <Row,>(column: Column<Row>, t: ReturnType<typeof useText>) => [
  { value: column.sort ?? '', label: t('LIST_SORT_ASC', { column: column.label }) },
  { value: `-${column.sort}`, label: t('LIST_SORT_DESC', { column: column.label }) },
];

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
