/**
 * Shared side drawer of settings screens with a form for one entry (country, industry, tag, stage, mark), a
 * save bar and a prompt before unsaved changes are lost.
 */

import { Button, Group } from '@mantine/core';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { UnsavedConfirm } from '#platform/web/ui/form/unsaved-confirm.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import classes from './reference.module.css';

type Props = {
  title: string;
  form: RefObject<HTMLFormElement | null>;
  problem: string | null;
  isDirty: boolean;
  /** A new entry can be submitted at any time: missing fields are reported then. */
  isNew?: boolean;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The drawer. Closing it with unsaved changes asks for confirmation. */
export function EditDrawer(props: Props) {
  const { title, form, problem, isDirty, isNew = false, isBusy, onSubmit, onClose, children } = props;
  const t = useText();
  const [isConfirming, setConfirming] = useState(false);
  const warning = useUnsavedWarning(isDirty);
  const close = () => (isDirty ? setConfirming(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <SidePanel
      opened
      onClose={close}
      // The panel's own confirmation is off: this component asks, also for its Cancel button.
      isDirty={false}
      position="right"
      size="44rem"
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {warning}
      <Stack ref={form} onSubmit={submit} noValidate as="form" gap="lg">
        <FormAlert text={problem} />
        {children}
        <Group gap="xs" className={classes.bar}>
          <Button type="submit" loading={isBusy} disabled={!isNew && !isDirty}>
            {t('REFERENCE_SAVE')}
          </Button>
          <Button variant="default" onClick={close} disabled={isBusy}>
            {t('CANCEL')}
          </Button>
        </Group>
      </Stack>
      <UnsavedConfirm isOpen={isConfirming} onLeave={onClose} onStay={() => setConfirming(false)} />
    </SidePanel>
  );
}
