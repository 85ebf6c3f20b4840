import type { InvoiceView } from '@assay/shared/payment/contract.ts';
import type { OpenedPayment } from '@assay/shared/payment/online-contract.ts';

/** The provider's own form on our page. */
export function ElementPlace(_: { opened: OpenedPayment; invoice: InvoiceView }) {
  return null;
}
