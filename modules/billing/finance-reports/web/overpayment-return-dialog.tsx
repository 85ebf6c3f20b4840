/** Dialog of finance to record that an overpayment by bank transfer was returned: its fields, checks and request. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { overpaymentRoutes } from '#modules/billing/invoices/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
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

type Props = { overpayment: Overpayment; onClose: () => void };
type Field = 'DateTime' | 'TransactionNo' | 'Remark';
const FIELDS: readonly Field[] = ['DateTime', 'TransactionNo', 'Remark'];

/** State of the dialog: the fields, what is missing or refused in them, and the request. */
function useReturn({ overpayment, onClose }: Props) {
  const t = useText();
  const textOf = useErrorText();
  const [values, setValues] = useState<Record<Field, string>>({
    ...{ DateTime: hongKongDate(new Date()), TransactionNo: '', Remark: '' },
  });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const send = useSend(overpaymentRoutes.giveBack, {
    onSuccess: () => {
      onClose();
      toast(t('FINANCE_OVERPAYMENT_RETURNED'));
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? error.Fields : [];
      const byField = refused.flatMap(({ Field: name, Message }) =>
        FIELDS.filter((field) => field === name).map((field) => [field, Message] as const),
      );
      setErrors(Object.fromEntries(byField));
      setProblem(byField.length > 0 ? null : textOf(error));
    },
  });
  const record = () => {
    const missing = FIELDS.filter((field) => values[field].trim() === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, t('FIELD_REQUIRED')])));
    setProblem(null);
    if (missing.length > 0) return;
    const { DateTime, TransactionNo, Remark } = values;
    send.mutate({
      OverpaymentKey: overpayment.OverpaymentKey,
      ...{ DateTime, TransactionNo: TransactionNo.trim(), Remark: Remark.trim() },
    });
  };
  const change = (field: Field, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };
  return { values, errors, problem, change, record, isBusy: send.isPending };
}

/**
 * Dialog in which finance records that an overpayment was returned to the client by a bank transfer outside the portal:
 * date, reference and reason.
 */
export function OverpaymentReturnDialog({ overpayment, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { values, errors, problem, change, record, isBusy } = useReturn({ overpayment, onClose });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<b>{t('FINANCE_OVERPAYMENT_RETURN_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack gap="md">
        {problem && <FormAlert text={problem} />}
        <Text size="md">
          {t('FINANCE_OVERPAYMENT_RETURN_CONFIRM', {
            amount: format.money(overpayment.AmountCents),
            org: localized(overpayment.OrgName),
            invoice: overpayment.InvoiceNo,
          })}
        </Text>
        <TextInput
          type="date"
          label={t('FIELD_REFUND_DATE')}
          required
          data-autofocus
          min={hongKongDate(new Date(overpayment.PaidAt))}
          max={hongKongDate(new Date())}
          value={values.DateTime}
          error={errors.DateTime}
          onChange={(event) => change('DateTime', event.currentTarget.value)}
        />
        <TextInput
          label={t('FIELD_REFUND_REFERENCE')}
          required
          maxLength={64}
          value={values.TransactionNo}
          error={errors.TransactionNo}
          onChange={(event) => change('TransactionNo', event.currentTarget.value)}
        />
        <RemarkField
          label={t('FINANCE_OVERPAYMENT_REASON')}
          required
          minRows={2}
          value={values.Remark}
          error={errors.Remark}
          onChange={(event) => change('Remark', event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <CancelButton />
          <Button loading={isBusy} onClick={record}>
            {t('FINANCE_OVERPAYMENT_RETURN')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
