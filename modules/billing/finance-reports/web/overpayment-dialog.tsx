import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { onlineRoutes } from '#modules/billing/card-payments/rules/index.ts';
import { cardText } from '#modules/billing/invoices/web/index.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Overpayment } from '../rules/contract.ts';

type Props = { payment: Overpayment; onClose: () => void };

/** Dialog in which finance confirms the refund of an overpayment to the card, with a mandatory reason. */
export function OverpaymentDialog({ payment, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const textOf = useErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useSend(onlineRoutes.refundOverpayment, {
    onSuccess: () => {
      onClose();
      toast(t('MSG_MONEY_GOES_BACK'));
    },
    onError: (error) => setProblem(textOf(error)),
  });
  const give = () => {
    if (reason.trim() === '') return setMissing(true);
    setProblem(null);
    send.mutate({ PaymentKey: payment.OverpaymentKey, Remark: reason.trim() });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<b>{t('FINANCE_OVERPAYMENT_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {problem && <FormAlert text={problem} />}
      <Text size="md" mb="md">
        {t('FINANCE_OVERPAYMENT_CONFIRM', {
          amount: format.money(payment.AmountCents),
          card: payment.Card ? cardText(payment.Card, t) : t('FINANCE_CARD_USED'),
          org: localized(payment.OrgName),
          invoice: payment.InvoiceNo,
        })}
      </Text>
      <RemarkField
        label={t('FINANCE_OVERPAYMENT_REASON')}
        required
        data-autofocus
        minRows={3}
        value={reason}
        error={isMissing && t('FIELD_REQUIRED')}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <CancelButton />
        <Button color="red" loading={send.isPending} onClick={give}>
          {t('FINANCE_OVERPAYMENT_BACK')}
        </Button>
      </Group>
    </Dialog>
  );
}
