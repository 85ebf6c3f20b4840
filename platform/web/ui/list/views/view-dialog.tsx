import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isClient, STAFF_ROLES, type StaffRole } from '#platform/common/access/roles.ts';
import { type ListViewRow, listViewRoutes, VIEW_NAME_LENGTH } from '#platform/common/list-view/contract.ts';
import { useSend } from '../../../api/use-send.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUser } from '../../../session/use-user.ts';
import { Confirm } from '../../confirm.tsx';
import { CancelButton } from '../../dialog/cancel-button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { useFormErrors } from '../../form/use-form-errors.ts';
import { Stack } from '../../layout/stack.tsx';
import { toast } from '../../toast.ts';
import type { ListViewState } from './list-view-state.ts';
import classes from './views.module.css';

type Props = { viewState: ListViewState; view: ListViewRow | null; onClose: () => void };

/**
 * Dialog that saves a list's current filters, sort order and columns as a named view, or changes a view's
 * name and the staff roles it is shared with, or deletes it.
 */
export function ViewDialog({ viewState, view, onClose }: Props) {
  const t = useText();
  const [Name, setName] = useState(view?.Name ?? '');
  const [roles, setRoles] = useState<readonly string[]>(view?.SharedRoles ?? []);
  const errors = useFormErrors();
  const send = useSend(listViewRoutes.save, {
    onSuccess: ({ SavedKey, ...fresh }) => {
      viewState.update(fresh);
      const saved = fresh.Rows.find(({ ViewKey }) => ViewKey === SavedKey);
      if (!view && saved) viewState.open(saved, { replace: true });
      toast(t('MSG_LIST_VIEW_SAVED'));
      onClose();
    },
    onError: errors.apply,
  });
  if (!viewState.list) return null;
  const viewContent = view ? { Params: view.Params, Columns: view.Columns } : viewState.toParams();
  const body = {
    List: viewState.list,
    ...(view && { ViewKey: view.ViewKey, Version: view.Version }),
    Name,
    ...viewContent,
    SharedRoles: roles as StaffRole[],
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<b>{t(view ? 'LIST_VIEW_CHANGE' : 'LIST_VIEW_SAVE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack
        ref={errors.form}
        as="form"
        gap="md"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (errors.check(listViewRoutes.save.body, body)) send.mutate(body);
        }}
      >
        <FormAlert text={errors.general} />
        <TextInput
          data-autofocus
          required
          name="Name"
          label={t('LIST_VIEW_NAME')}
          description={view ? undefined : t('LIST_VIEW_KEEPS')}
          maxLength={VIEW_NAME_LENGTH}
          value={Name}
          error={errors.of('Name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ShareField
          viewState={viewState}
          value={roles}
          onChange={setRoles}
          error={errors.of('SharedRoles')}
        />
        <Group justify="space-between" gap="xs">
          {view ? (
            <RemoveView viewState={viewState} view={view} onClose={onClose} onError={errors.apply} />
          ) : (
            <span />
          )}
          <Group gap="xs">
            <CancelButton />
            <Button type="submit" loading={send.isPending}>
              {t('SAVE')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

type ShareProps = {
  viewState: ListViewState;
  value: readonly string[];
  onChange: (roles: string[]) => void;
  error: string | undefined;
};

/** Roles to share with: those that may open the list. Clients cannot share views. */
function ShareField({ viewState, value, onChange, error }: ShareProps) {
  const t = useText();
  const { access } = viewState.route;
  const offered = STAFF_ROLES.filter((role) => typeof access === 'string' || access.includes(role));
  if (isClient(useUser().UserRoleList)) return null;
  return (
    <Checkbox.Group
      label={t('LIST_VIEW_SHARE')}
      description={t('LIST_VIEW_SHARE_TEXT')}
      value={[...value]}
      onChange={onChange}
      error={error}
    >
      <div className={classes.roles}>
        {offered.map((role) => (
          <Checkbox key={role} value={role} label={t(`ROLE_${role}`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

type RemoveProps = Props & { view: ListViewRow; onError: (error: unknown) => void };

function RemoveView({ viewState, view, onClose, onError }: RemoveProps) {
  const t = useText();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useSend(listViewRoutes.remove, {
    onSuccess: (fresh) => {
      viewState.update(fresh);
      toast(t('MSG_LIST_VIEW_REMOVED'));
      onClose();
    },
    onError: (error) => {
      setConfirming(false);
      onError(error);
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setConfirming(true)}>
        {t('LIST_VIEW_REMOVE')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        tone="danger"
        title={t('LIST_VIEW_REMOVE_TITLE', { name: view.Name })}
        text={t(view.SharedRoles.length > 0 ? 'LIST_VIEW_REMOVE_SHARED' : 'LIST_VIEW_REMOVE_TEXT')}
        confirmLabel={t('LIST_VIEW_REMOVE')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ ViewKey: view.ViewKey, Version: view.Version })}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
