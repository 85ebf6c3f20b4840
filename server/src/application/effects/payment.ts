import { moneyDeeds } from '../../payment/deeds.ts';
import type { ApplicationJob } from '../job.ts';

/** A deed on the invoice of the application, where it has one; money never changes a column of the application. */
const onInvoice =
  (name: keyof typeof moneyDeeds) =>
  async ({ tx, row, input, actor, at, asRole, portal }: ApplicationJob): Promise<undefined> => {
    const invoice = row.Invoice;
    if (invoice) await moneyDeeds[name]({ tx, invoice, input, actor, at, asRole, portal });
    return undefined;
  };

export const cancelInvoice = onInvoice('CANCELLED');

/** A paid file carries the number of its transaction. */
async function paid(job: ApplicationJob): Promise<object> {
  await onInvoice('PAID')(job);
  return { TransactionNo: String(job.input.TransactionNo).trim() };
}

export const paymentEffects = {
  PAY_NOW: onInvoice('PAY_NOW'),
  PAY_ONLINE: onInvoice('PAY_ONLINE'),
  PAID: paid,
  PROOF_REFUSED: onInvoice('PROOF_REFUSED'),
  UNPAID: onInvoice('UNPAID'),
  BYPASS: onInvoice('BYPASS'),
  CHANGE_PAYMENT_DATE: onInvoice('CHANGE_PAYMENT_DATE'),
  VOID: onInvoice('VOID'),
  REFUND: onInvoice('REFUND'),
} as const;
