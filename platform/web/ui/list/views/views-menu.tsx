import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPin, IconPinFilled, IconPlus } from '@tabler/icons-react';
import { isStaffRole } from '#platform/common/access/roles.ts';
import { type ListViewRow, listViewRoutes } from '#platform/common/list-view/contract.ts';
import { useSend } from '../../../api/use-send.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Row } from '../../layout/row.tsx';
import { Stack } from '../../layout/stack.tsx';
import { Words } from '../../layout/words.tsx';
import { toast } from '../../toast.ts';
import type { ListViewState } from './list-view-state.ts';
import classes from './views.module.css';

type Props = { viewState: ListViewState; onEdit: (viewKey: string) => void; onClose: () => void };

/**
 * Menu of a list's saved views, own and shared: opens, pins as default or edits one, updates the open view
 * with the list's current state, or saves that as a new view.
 */
export function ViewsMenu({ viewState, onEdit, onClose }: Props) {
  const t = useText();
  const own = viewState.views.filter(({ IsOwn }) => IsOwn);
  const shared = viewState.views.filter(({ IsOwn }) => !IsOwn);
  const { current } = viewState;
  const save = useSend(listViewRoutes.save, {
    onSuccess: (fresh) => {
      viewState.update(fresh);
      toast(t('MSG_LIST_VIEW_SAVED'));
      onClose();
    },
  });
  const part = (title: string, rows: readonly ListViewRow[]) =>
    rows.length > 0 && (
      <section aria-label={title}>
        <Words as="h3" tone="faint" size="xs" weight="strong" className={classes.part}>
          {title}
        </Words>
        <Stack as="ul" className={classes.views}>
          {rows.map((view) => (
            <ViewItem key={view.ViewKey} {...{ viewState: viewState, view, onEdit, onClose }} />
          ))}
        </Stack>
      </section>
    );
  return (
    <div className={classes.menuBody}>
      {viewState.views.length === 0 && (
        <Words padY="2xs" padX="xs" tone="soft" size="sm">
          {t('LIST_VIEW_NONE')}
        </Words>
      )}
      {part(t('LIST_VIEW_OWN'), own)}
      {part(t('LIST_VIEW_SHARED'), shared)}
      <Stack gap="xs" className={classes.menuFoot}>
        {current && viewState.isChanged && (
          <>
            {current.MayChange && viewState.list && (
              <Button
                size="xs"
                fullWidth
                loading={save.isPending}
                onClick={() =>
                  viewState.list &&
                  save.mutate({ ...bodyOf(viewState.list, current), ...viewState.toParams() })
                }
              >
                {t('LIST_VIEW_UPDATE', { name: current.Name })}
              </Button>
            )}
            <Button
              size="xs"
              variant="default"
              fullWidth
              onClick={() => {
                viewState.open(current);
                onClose();
              }}
            >
              {t('LIST_VIEW_UNDO')}
            </Button>
          </>
        )}
        <Button
          size="xs"
          variant={viewState.views.length === 0 ? 'filled' : 'light'}
          fullWidth
          leftSection={<IconPlus size={15} stroke={1.8} />}
          onClick={() => onEdit('NEW')}
        >
          {t('LIST_VIEW_SAVE_AS')}
        </Button>
      </Stack>
    </div>
  );
}

const bodyOf = (List: NonNullable<ListViewState['list']>, view: ListViewRow) => ({
  List,
  ViewKey: view.ViewKey,
  Version: view.Version,
  Name: view.Name,
  SharedRoles: view.SharedRoles.filter(isStaffRole),
});

function ViewItem({ viewState, view, onEdit, onClose }: Props & { view: ListViewRow }) {
  const t = useText();
  const isDefault = viewState.defaultKey === view.ViewKey;
  const roles = view.SharedRoles.map((role) => t(`ROLE_${role}`)).join(' · ');
  return (
    <Row
      as="li"
      isOneLine
      round="md"
      className={classes.view}
      data-current={view === viewState.current || undefined}
    >
      <button
        type="button"
        className={classes.viewOpen}
        aria-current={view === viewState.current || undefined}
        onClick={() => {
          viewState.open(view);
          onClose();
        }}
      >
        <Words as="span" size="sm" weight="medium" breaks="anywhere">
          {view.Name}
        </Words>
        {!view.IsOwn && (
          <Words as="span" tone="faint" size="xs">
            {t('LIST_VIEW_BY', { name: view.OwnerName })}
          </Words>
        )}
        {view.IsOwn && roles && (
          <Words as="span" tone="faint" size="xs">
            {t('LIST_VIEW_WITH', { roles })}
          </Words>
        )}
      </button>
      <ActionIcon
        variant="subtle"
        color={isDefault ? undefined : 'gray'}
        aria-pressed={isDefault}
        aria-label={t('LIST_VIEW_DEFAULT', { name: view.Name })}
        title={t('LIST_VIEW_DEFAULT', { name: view.Name })}
        onClick={() => viewState.chooseDefault(isDefault ? null : view.ViewKey)}
      >
        {isDefault ? <IconPinFilled size={16} /> : <IconPin size={16} stroke={1.7} />}
      </ActionIcon>
      {view.MayChange && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('LIST_VIEW_EDIT', { name: view.Name })}
          title={t('LIST_VIEW_EDIT', { name: view.Name })}
          onClick={() => onEdit(view.ViewKey)}
        >
          <IconPencil size={16} stroke={1.7} />
        </ActionIcon>
      )}
    </Row>
  );
}
