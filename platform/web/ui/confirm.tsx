/**
 * Small dialog that asks the user to confirm an action that cannot easily be undone; for destructive ones
 * Cancel has the focus.
 */
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useEscape } from './dialog/open-dialogs.ts';

type Props = {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  /** Label of the confirming button, a verb. */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Shown above another dialog, which it is about. */
  isAbove?: boolean;
};

/** Asks for confirmation of something that cannot easily be undone. */
export function Confirm({
  isOpen,
  title,
  text,
  confirmLabel,
  tone = 'primary',
  isBusy,
  onConfirm,
  onCancel,
  isAbove,
}: Props) {
  const t = useText();
  useEscape(isOpen, onCancel);
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      closeOnEscape={false}
      // Above the dialog that it is about.
      zIndex={isAbove ? 500 : undefined}
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Text size="md">{text}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        {/* For destructive actions Cancel has the focus, so that a careless Enter does no harm. */}
        <Button variant="default" onClick={onCancel} data-autofocus={tone === 'danger' || undefined}>
          {t('CANCEL')}
        </Button>
        <Button
          color={tone === 'danger' ? 'red' : undefined}
          loading={isBusy}
          onClick={onConfirm}
          data-autofocus={tone === 'primary' || undefined}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
