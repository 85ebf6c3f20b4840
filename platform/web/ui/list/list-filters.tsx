import { Button, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './list.module.css';
import { ListRange } from './list-range.tsx';
import type { Column, RangeFilter, SelectFilter } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

type Props<Row> = {
  state: ListState;
  filters: readonly SelectFilter[];
  ranges: readonly RangeFilter[];
  sortable: readonly Column<Row>[];
};

/**
 * Filters of a list (selections and date ranges) and, on a phone, its sort order; there they are behind a
 * button with the number of active filters, to leave space for the rows.
 */
export function ListFilters<Row>({ state, filters, ranges, sortable }: Props<Row>) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isSet = (name: string): boolean => Boolean(state.query[name]);
  const count =
    filters.filter(({ name }) => isSet(name)).length +
    ranges.filter(({ from, to }) => isSet(from) || isSet(to)).length;
  if (filters.length + ranges.length + sortable.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        hiddenFrom="sm"
        className={classes.reveal}
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('LIST_FILTERS_ON', { count }) : t('LIST_FILTERS')}
      </Button>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        {filters.map((filter) =>
          filter.control ? (
            <Fragment key={filter.name}>
              {filter.control({
                value: state.query[filter.name] ?? null,
                onChange: (value) => state.set({ [filter.name]: value }),
              })}
            </Fragment>
          ) : (
            <NativeSelect
              key={filter.name}
              aria-label={filter.label}
              value={state.query[filter.name] ?? ''}
              data={[
                { value: '', label: filter.none ?? t('LIST_FILTER_NONE', { label: filter.label }) },
                ...grouped(filter.options),
              ]}
              onChange={(event) => state.set({ [filter.name]: event.currentTarget.value })}
            />
          ),
        )}
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
      </div>
    </>
  );
}

type Option = { value: string; label: string };

/** Options under the headings of their groups; those without a group as they are. */
function grouped(options: SelectFilter['options']): (Option | { group: string; items: Option[] })[] {
  const headings = [...new Set(options.map(({ group }) => group))];
  return headings.flatMap((group): (Option | { group: string; items: Option[] })[] => {
    const items = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => ({ value, label }));
    return group === undefined ? items : [{ group, items }];
  });
}

const sortOptions = <Row,>(column: Column<Row>, t: ReturnType<typeof useText>) => [
  { value: column.sort ?? '', label: t('LIST_SORT_ASC', { column: column.label }) },
  { value: `-${column.sort}`, label: t('LIST_SORT_DESC', { column: column.label }) },
];
