/**
 * Dialog that opens when a user presses a workflow action: explains it, shows warnings, its fields and an
 * override if duties conflict, and executes the action.
 */

import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { CancelButton } from '../dialog/cancel-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Words } from '../layout/words.tsx';
import { Notice } from '../notice.tsx';
import classes from './action-dialog.module.css';
import { ActionDialogField } from './action-dialog-field.tsx';
import { ActionDialogOverride } from './action-dialog-override.tsx';
import type { ActionRecord, ActionSetting } from './action-types.ts';
import { ReasonLinks } from './reason-list.tsx';
import { useActionDialog } from './use-action-dialog.ts';

/** What a refused attempt is about: a field, otherwise the message above the fields. */
const FAULTY = '[aria-invalid="true"], [role="alert"][tabindex]';

type Props<View> = ActionSetting<View> & { action: ActionView; onClose: () => void };

/** The focus moves to what a refused attempt is about. */
export function ActionDialog<View extends ActionRecord>(props: Props<View>) {
  const {
    workflow,
    record,
    action,
    fields: drawers = {},
    notices = {},
    means = {},
    subject,
    onClose,
  } = props;
  const t = useText();
  const format = useFormat();
  const dialog = useActionDialog(props);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { refused } = dialog;
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [refused]);
  const ui = workflow.Rows[action.Action]?.Ui;
  const explanation = [means[action.Action] ?? ui?.Means, ui?.Confirm].flatMap((text) =>
    text ? [t(text)] : [],
  );
  const isConfirm = ui?.Confirm !== undefined;
  const amounts = dialog.fields.flatMap(({ Field, Kind }) => {
    const cents = Kind === 'amount' ? dialog.values[Field] : undefined;
    return typeof cents === 'number' ? [format.money(cents)] : [];
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      returnFocus={false}
      isDirty={dialog.isDirty}
      size="lg"
      // The dialog's header is not a second banner landmark of the page.
      attributes={{ header: { role: 'presentation' } }}
      title={
        <>
          <Words as="b" isBlock size="lg">
            {t(action.Label)}
          </Words>
          {subject && (
            <Words as="span" isBlock tone="soft" size="xs">
              {subject}
            </Words>
          )}
        </>
      }
      closeButtonProps={{ 'aria-label': t('DIALOG_CANCEL') }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React propagates the event to the form that opened the dialog, which would be submitted too.
          event.stopPropagation();
          void dialog.send();
        }}
      >
        <Stack gap="md">
          {explanation.length > 0 && <Text>{joinSentences(explanation)}</Text>}
          {ui?.Notice && notices[ui.Notice]}
          {action.Warning && <Notice tone="warning">{t(action.Warning)}</Notice>}
          {dialog.refusal && (
            <Notice tone="danger" isAlert ref={notice}>
              {dialog.refusal}
              <ReasonLinks links={dialog.refusalLinks} />
            </Notice>
          )}
          {action.IsOverrideNeeded && <ActionDialogOverride action={action} {...dialog} />}
          {dialog.fields.map((field) => {
            const Drawer = drawers[field.Kind];
            return Drawer ? (
              <Drawer key={field.Field} field={field} record={record} {...dialog} />
            ) : (
              <ActionDialogField key={field.Field} field={field} record={record} {...dialog} />
            );
          })}
          <Group justify="flex-end" gap="xs" className={classes.foot}>
            <CancelButton label={t('DIALOG_CANCEL')} />
            <Button
              type="submit"
              color={ui?.Tone === 'danger' ? 'red' : undefined}
              loading={dialog.isBusy}
              {...(dialog.fields.length === 0 && { 'data-autofocus': true })}
            >
              {isConfirm ? t('DIALOG_OK') : [t(action.Label), ...amounts].join(' ')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
