import { ActionDialogAmount } from '#platform/web/ui/action/action-dialog-amount.tsx';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { InvoiceView } from '../rules/contract.ts';

/** HKD cents that can still be refunded. */
export const refundableCents = ({
  PaidCents,
  RefundedCents,
}: Pick<InvoiceView, 'PaidCents' | 'RefundedCents'>): number => PaidCents - RefundedCents;

/** The refund amount, in the dialog of an invoice. */
export function RefundAmount({ record, ...props }: FieldProps<InvoiceView>) {
  return <ActionDialogAmount {...props} max={refundableCents(record)} />;
}
