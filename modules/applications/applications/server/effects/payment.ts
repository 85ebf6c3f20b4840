/**
 * Effects that apply the payment actions of an application, and its cancellation, to its invoice; they never
 * change the application's own row.
 */
import type { PaymentAction } from '#modules/billing/invoices/rules/index.ts';
import { invoiceEffects } from '#modules/billing/invoices/server/index.ts';
import { applicationStatuses } from '../../rules/statuses.ts';
import type { ApplicationActionContext } from '../action-context.ts';

/**
 * Applies an action to the application's invoice, if any; payments never change a column of the application.
 */
const onInvoice =
  (name: keyof typeof invoiceEffects) =>
  async ({
    tx,
    row,
    facts,
    input,
    actor,
    at,
    asRole,
    portal,
  }: ApplicationActionContext): Promise<undefined> => {
    const invoice = row.Invoice;
    if (invoice)
      await invoiceEffects[name]({
        tx,
        invoice,
        input,
        actor,
        at,
        asRole,
        portal,
        bankLineCents: facts.BankLineCents,
        isOver: applicationStatuses.withoutResult.includes(row.ApplicationStatusCode),
      });
    return undefined;
  };

export const cancelInvoice = onInvoice('CANCELLED');

export const paymentEffects = {
  PAY_NOW: onInvoice('PAY_NOW'),
  PAY_ONLINE: onInvoice('PAY_ONLINE'),
  PAID: onInvoice('PAID'),
  PROOF_REFUSED: onInvoice('PROOF_REFUSED'),
  UNPAID: onInvoice('UNPAID'),
  BYPASS: onInvoice('BYPASS'),
  CHANGE_PAYMENT_DATE: onInvoice('CHANGE_PAYMENT_DATE'),
  VOID: onInvoice('VOID'),
  REFUND: onInvoice('REFUND'),
  REFUND_OFFLINE: onInvoice('REFUND_OFFLINE'),
} as const satisfies Record<PaymentAction, unknown>;
