/**
 * One-line text fields in the dialogs of application actions; the transaction number of the review is
 * prefilled with that of the payment, where known, and explained.
 */
import { Stack, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ActionDialogField } from '#platform/web/ui/action/action-dialog-field.tsx';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import { labelOf } from '#platform/web/ui/action/label-of.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { REVIEW_TRANSACTION } from '../rules/workflow.ts';
import { reviewTransaction } from './review-transaction.ts';

/** One line of text; the transaction number of the review has a field of its own. */
export function TextField(props: FieldProps<ApplicationView>) {
  return props.field.Label === REVIEW_TRANSACTION ? (
    <ReviewTransactionField {...props} />
  ) : (
    <ActionDialogField {...props} />
  );
}

function ReviewTransactionField({
  field,
  record,
  values,
  set,
  propose,
  errors,
}: FieldProps<ApplicationView>) {
  const t = useText();
  const { proposed, help, params } = reviewTransaction(record);
  const value = values[field.Field];
  const entered = typeof value === 'string' ? value : '';
  // Once, when the dialog opens; what the user then enters or clears stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not run again after an entry
  useEffect(() => {
    if (proposed !== null && value === undefined) propose(field.Field, proposed);
  }, []);
  const isDifferent = proposed !== null && entered.trim() !== '' && entered.trim() !== proposed;
  return (
    <Stack gap="xs">
      <TextInput
        label={t(labelOf(field))}
        description={t(help, params)}
        required={field.IsRequired === true}
        maxLength={64}
        autoComplete="off"
        value={entered}
        error={errors[field.Field]}
        onChange={(event) => set(field.Field, event.currentTarget.value)}
      />
      {isDifferent && <Notice tone="warning">{t('REVIEW_TRANSACTION_DIFFERS', { number: proposed })}</Notice>}
    </Stack>
  );
}
