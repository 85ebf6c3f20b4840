/**
 * Input for the amount of a refund in an invoice's dialog, limited to what was paid and not refunded yet;
 * also provides that limit.
 */
import { ActionDialogAmount } from '#platform/web/ui/action/action-dialog-amount.tsx';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { InvoiceView } from '../rules/contract.ts';

/** HKD cents that can still be refunded. */
export const refundableCents = ({
  PaidCents,
  RefundedCents,
}: Pick<InvoiceView, 'PaidCents' | 'RefundedCents'>): number => PaidCents - RefundedCents;

/** Input for the refund amount in an invoice's dialog. */
export function RefundAmount({ record, ...props }: FieldProps<InvoiceView>) {
  return <ActionDialogAmount {...props} max={refundableCents(record)} />;
}
