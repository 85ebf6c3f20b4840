/**
 * Form in the review of payment proofs: finance confirms the payment with the bank's number and date, or
 * refuses the proof and so requests another one.
 */

import { Button, TextInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ActionDialog } from '#platform/web/ui/action/action-dialog.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { InvoiceView } from '../../rules/contract.ts';
import { useProofDecision } from './use-proof-decision.ts';

type Props = {
  invoice: InvoiceView;
  /** The field focused when Enter is pressed in the list. */
  first: RefObject<HTMLInputElement | null>;
  onDone: () => void;
};

/** Confirms the payment with the bank's number and date, or requests another proof. */
export function ProofDecision({ invoice, first, onDone }: Props) {
  const t = useText();
  const { setting, today, values, set, errors, refusal, isBusy, pay } = useProofDecision(
    invoice,
    first,
    onDone,
  );
  const [isAsking, setAsking] = useState(false);
  const action = (name: string) => invoice.Actions.find(({ Action }) => Action === name);
  const refuse = action('PROOF_REFUSED');
  return (
    <>
      <Stack
        as="form"
        gap="sm"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        {refusal && (
          <Notice tone="danger" isAlert>
            {refusal}
          </Notice>
        )}
        <TextInput
          ref={first}
          label={t('FIELD_PAYMENT_REFERENCE')}
          required
          maxLength={64}
          value={values.TransactionNo}
          error={errors.TransactionNo}
          onChange={(event) => set({ TransactionNo: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('PAYMENT_DATE')}
          required
          max={today}
          value={values.DateTime}
          error={errors.DateTime}
          onChange={(event) => set({ DateTime: event.currentTarget.value })}
        />
        <RemarkField
          label={t('FIELD_Remark')}
          minRows={1}
          maxRows={5}
          value={values.Remark}
          error={errors.Remark}
          onChange={(event) => set({ Remark: event.currentTarget.value })}
        />
        <Stack gap="xs">
          <Button type="submit" loading={isBusy} disabled={action('PAID')?.Allowed !== true}>
            {t('PROOFS_PAID')}
          </Button>
          {refuse?.Allowed && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('PROOFS_REFUSE')}
            </Button>
          )}
        </Stack>
      </Stack>
      {isAsking && refuse && (
        <ActionDialog
          {...setting}
          action={refuse}
          subject={invoice.InvoiceNo}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
