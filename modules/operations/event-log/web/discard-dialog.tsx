import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';

type Props = {
  isOpen: boolean;
  title: string;
  text: string;
  isBusy: boolean;
  onDiscard: (remark: string) => void;
  onCancel: () => void;
};

const MAX_LENGTH = 1000;

/**
 * Dialog in which an operator discards a failed background job or email; requires a reason, which the event
 * log records.
 */
export function DiscardDialog({ isOpen, title, text, isBusy, onDiscard, onCancel }: Props) {
  const t = useText();
  const [remark, setRemark] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const isMissing = remark.trim() === '';
  const discard = () => {
    setAttempted(true);
    if (!isMissing) onDiscard(remark.trim());
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={onCancel}
      onExitTransitionEnd={() => {
        setRemark('');
        setAttempted(false);
      }}
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Text size="md">{text}</Text>
      <Textarea
        mt="md"
        label={t('JOB_REASON')}
        required
        autosize
        minRows={2}
        maxLength={MAX_LENGTH}
        value={remark}
        error={isAttempted && isMissing ? t('FIELD_REQUIRED') : undefined}
        onChange={(event) => setRemark(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <CancelButton />
        <Button color="red" loading={isBusy} onClick={discard}>
          {t('JOB_DISCARD')}
        </Button>
      </Group>
    </Dialog>
  );
}
