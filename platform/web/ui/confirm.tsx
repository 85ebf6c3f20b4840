import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useEscape } from './dialog/open-dialogs.ts';

type Props = {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  /** What the button does, as a verb. */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** It is about a dialog, which may itself be above others. */
  isAbove?: boolean;
};

/** Yes, by its verb, or Cancel before something that cannot simply be taken back. */
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
      <Group justify="flex-end" gap={10} mt={24}>
        {/* What cannot be taken back is not one careless Enter away. */}
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
