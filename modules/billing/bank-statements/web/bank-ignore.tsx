import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type BankLine, bankRoutes } from '../rules/contract.ts';
import { LineSubject } from './line-subject.tsx';
import { useBankFailure } from './use-bank-failure.ts';

type Props = { line: BankLine; onClose: () => void };

/** Dialog in which finance confirms that a bank statement line belongs to no invoice, with an optional reason. */
export function BankIgnore({ line, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const errorText = useBankFailure();
  const [remark, setRemark] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const send = useSend(bankRoutes.ignore, {
    onSuccess: onClose,
    onError: (error) => setFailure(errorText(error)),
  });
  const ignore = () => {
    const Remark = remark.trim();
    setFailure(null);
    send.mutate({ LineKey: line.LineKey, IsIgnored: true, ...(Remark && { Remark }) });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<b>{t('BANK_IGNORE_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack gap="md">
        <LineSubject line={line} />
        <Text>{t('BANK_IGNORE_MEANS', { amount: format.money(line.AmountCents) })}</Text>
        <RemarkField
          label={t('BANK_IGNORE_WHY')}
          description={t('BANK_IGNORE_WHY_HELP')}
          minRows={2}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
        {failure && (
          <Notice tone="danger" isAlert>
            {failure}
          </Notice>
        )}
        <Group justify="flex-end" gap="xs">
          <CancelButton />
          <Button loading={send.isPending} onClick={ignore}>
            {t('BANK_IGNORE')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
