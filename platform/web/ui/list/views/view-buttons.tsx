import { Button, Popover } from '@mantine/core';
import { IconBookmark, IconChevronDown, IconColumns3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Row } from '../../layout/row.tsx';
import { lazyPart } from '../../lazy-part.ts';
import { Skeletons } from '../../skeletons.tsx';
import type { ListViewState } from './list-view-state.ts';
import classes from './views.module.css';

const ViewsMenu = lazyPart(() => import('./views-menu.tsx'), 'ViewsMenu');
const ViewDialog = lazyPart(() => import('./view-dialog.tsx'), 'ViewDialog');
const ColumnsDialog = lazyPart(() => import('./columns-dialog.tsx'), 'ColumnsDialog');

/** Buttons of a list's tool bar that open the menu of saved views and the dialog for choosing columns. */
export function ViewButtons({ viewState }: { viewState: ListViewState }) {
  const t = useText();
  const [open, setOpen] = useState<'VIEWS' | 'COLUMNS' | null>(null);
  // Key of the view being edited; `NEW` for a new one.
  const [edited, setEdited] = useState<string | null>(null);
  const view = viewState.views.find(({ ViewKey }) => ViewKey === edited) ?? null;
  return (
    <Row align="start" gap="xs" className={classes.buttons} data-screen-only>
      <Popover
        opened={open === 'VIEWS'}
        onChange={(isOpen) => setOpen(isOpen ? 'VIEWS' : null)}
        position="bottom-end"
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <Button
            variant="default"
            className={classes.button}
            leftSection={<IconBookmark size={16} stroke={1.7} />}
            rightSection={<IconChevronDown size={15} />}
            onClick={() => setOpen(open === 'VIEWS' ? null : 'VIEWS')}
          >
            {t('LIST_VIEWS')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('LIST_VIEWS')} className={classes.menu}>
          <Suspense fallback={<Skeletons lines={3} />}>
            <ViewsMenu
              viewState={viewState}
              onEdit={(key) => {
                setOpen(null);
                setEdited(key);
              }}
              onClose={() => setOpen(null)}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {viewState.all.length > 0 && (
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconColumns3 size={16} stroke={1.7} />}
          onClick={() => setOpen('COLUMNS')}
        >
          {t('LIST_COLUMNS')}
        </Button>
      )}
      <Suspense>
        {(edited === 'NEW' || view) && (
          <ViewDialog viewState={viewState} view={view} onClose={() => setEdited(null)} />
        )}
        {open === 'COLUMNS' && <ColumnsDialog viewState={viewState} onClose={() => setOpen(null)} />}
      </Suspense>
    </Row>
  );
}
