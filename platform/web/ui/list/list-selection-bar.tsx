import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Row } from '../layout/row.tsx';
import { Words } from '../layout/words.tsx';
import classes from './list-check.module.css';
import type { Selection } from './use-selection.ts';

/**
 * Bar with the number of selected rows of a list, a button to clear the selection, and the actions for all
 * of them; stays visible while the list is scrolled.
 */
export function ListSelectionBar<Row>({
  selection,
  onClear,
  children,
}: {
  selection: Selection<Row>;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const { length } = selection.chosen;
  if (length === 0) return null;
  return (
    <Row
      as="section"
      gap="sm"
      lines="xs"
      padY="sm"
      padX="md"
      ground="green"
      className={classes.bar}
      aria-label={t('LIST_SELECTION')}
    >
      <Words as="span" tone="ink" weight="strong" className={`${classes.count} num`} role="status">
        {t('LIST_SELECTED', { count: formatNumber(length) })}
      </Words>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('LIST_SELECT_CLEAR')}
      </Button>
      <Row as="span" align="stretch" gap="xs" isLast className={classes.actions}>
        {children}
      </Row>
    </Row>
  );
}
