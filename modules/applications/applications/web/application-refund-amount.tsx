import { invoiceRoutes } from '#modules/billing/invoices/rules/contract.ts';
import { leftOf } from '#modules/billing/invoices/web/refund-amount.tsx';
import { useGet } from '#platform/web/api/use-get.ts';
import { ActionDialogAmount } from '#platform/web/ui/action/action-dialog-amount.tsx';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';

/** How much is given back, in the dialog of an application, which does not know what has been paid. */
export function ApplicationRefundAmount({ record, ...props }: FieldProps<ApplicationView>) {
  const { data } = useGet(invoiceRoutes.view, { ApplicationKey: record.ApplicationKey });
  return <ActionDialogAmount {...props} most={data ? leftOf(data) : null} />;
}
