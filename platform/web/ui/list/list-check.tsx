/**
 * Checkboxes of a list with which the user selects a row (with Shift a range of rows) or all rows of the
 * page, to process them together.
 */
import { Checkbox } from '@mantine/core';
import { useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './list-check.module.css';
import type { Selection } from './use-selection.ts';

type RowProps<Row> = { selection: Selection<Row>; row: Row; name: string };

/** Selects one row; positioned above the link that covers the row. */
export function ListCheck<Row>({ selection, row, name }: RowProps<Row>) {
  const t = useText();
  // A change event does not contain the shift key; the preceding click does.
  const withShift = useRef(false);
  return (
    <Checkbox
      className={classes.check}
      aria-label={t('LIST_SELECT_ROW', { name })}
      checked={selection.has(row)}
      onClick={(event) => {
        withShift.current = event.shiftKey;
      }}
      onChange={(event) => selection.toggle(row, event.currentTarget.checked, withShift.current)}
    />
  );
}

/** Selects all rows of this page. */
export function ListCheckPage<Row>({
  selection,
  hasLabel,
}: {
  selection: Selection<Row>;
  hasLabel?: boolean;
}) {
  const t = useText();
  const label = t('LIST_SELECT_PAGE');
  return (
    <Checkbox
      className={classes.check}
      {...(hasLabel ? { label } : { 'aria-label': label })}
      checked={selection.page === 'all'}
      indeterminate={selection.page === 'some'}
      onChange={() => selection.togglePage(selection.page !== 'all')}
    />
  );
}
