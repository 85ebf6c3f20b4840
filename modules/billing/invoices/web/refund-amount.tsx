import type { ApplicationView } from '#modules/applications/applications/rules/contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { ActionDialogAmount } from '#platform/web/ui/action/action-dialog-amount.tsx';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import { type InvoiceView, invoiceRoutes } from '../rules/contract.ts';

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
