import type { ApplicationView } from '@assay/shared/application/contract.ts';
import { type InvoiceView, invoiceRoutes } from '@assay/shared/payment/contract.ts';
import { useGet } from '../api/use-get.ts';
import { ActionDialogAmount } from '../ui/action/action-dialog-amount.tsx';
import type { FieldProps } from '../ui/action/action-types.ts';

const leftOf = ({ PaidCents, RefundedCents }: Pick<InvoiceView, 'PaidCents' | 'RefundedCents'>): number =>
  PaidCents - RefundedCents;

/** How much is given back, in the dialog of an invoice. */
export function RefundAmount({ record, ...props }: FieldProps<InvoiceView>) {
  return <ActionDialogAmount {...props} most={leftOf(record)} />;
}

/** The same in the dialog of an application, which does not know what has been paid. */
export function ApplicationRefundAmount({ record, ...props }: FieldProps<ApplicationView>) {
  const { data } = useGet(invoiceRoutes.view, { ApplicationKey: record.ApplicationKey });
  return <ActionDialogAmount {...props} most={data ? leftOf(data) : null} />;
}
