import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { CancelButton } from '../../dialog/cancel-button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { ReorderList } from '../../form/reorder-list.tsx';
import { Words } from '../../layout/words.tsx';
import type { ListViewColumn, ListViewState } from './list-view-state.ts';
import classes from './views.module.css';

type Props = { viewState: ListViewState; onClose: () => void };

/**
 * Dialog in which the user chooses the columns of a list and their order, by ticking, dragging or the arrow
 * keys, or returns to the default columns.
 */
export function ColumnsDialog({ viewState, onClose }: Props) {
  const t = useText();
  const [order, setOrder] = useState<readonly ListViewColumn[]>(() =>
    inOrder(viewState.columns, viewState.all),
  );
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(viewState.columns.map(({ id }) => id)));
  const tick = (id: string, isOn: boolean) =>
    setShown(new Set(isOn ? [...shown, id] : [...shown].filter((one) => one !== id)));
  const move = (from: number, to: number) => {
    const moved = order[from];
    if (moved) setOrder(order.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<b>{t('LIST_COLUMNS')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Words mb="sm" tone="soft" size="sm">
        {t('LIST_COLUMNS_TEXT')}
      </Words>
      <ReorderList
        items={order}
        keyOf={(column) => column.id}
        nameOf={(column) => column.label}
        onMove={move}
        label={t('LIST_COLUMNS')}
        className={classes.columns}
        rowClassName={classes.column}
      >
        {(column, _index, handle) => (
          <>
            {handle}
            <Checkbox
              label={column.label}
              description={column.isTitle && t('LIST_COLUMNS_TITLE')}
              checked={column.isTitle || shown.has(column.id)}
              disabled={column.isTitle}
              onChange={(event) => tick(column.id, event.currentTarget.checked)}
            />
          </>
        )}
      </ReorderList>
      <Group justify="space-between" gap="xs" mt="md">
        <Button
          variant="subtle"
          color="gray"
          disabled={!viewState.hasOwnColumns}
          onClick={() => {
            viewState.chooseColumns(null);
            onClose();
          }}
        >
          {t('LIST_COLUMNS_RESET')}
        </Button>
        <Group gap="xs" ml="auto">
          <CancelButton />
          <Button
            data-autofocus
            onClick={() => {
              viewState.chooseColumns(
                order.filter(({ id, isTitle }) => isTitle || shown.has(id)).map(({ id }) => id),
              );
              onClose();
            }}
          >
            {t('LIST_RANGE_APPLY')}
          </Button>
        </Group>
      </Group>
    </Dialog>
  );
}

/** Returns the shown columns in their order, then the others in list order. */
function inOrder(
  shown: readonly ListViewColumn[],
  all: readonly ListViewColumn[],
): readonly ListViewColumn[] {
  const ids = shown.map(({ id }) => id);
  return [...shown, ...all.filter(({ id }) => !ids.includes(id))];
}
