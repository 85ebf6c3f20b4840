/**
 * Register through which the card-payments module implements the invoice actions of starting and refunding a
 * card payment, so that the invoices module does not depend on it.
 */
import { defineRegister } from '#platform/server/registers.ts';
import type { RefundKind } from '../rules/statuses.ts';
import type { InvoiceActionContext } from './invoice-action-context.ts';

type OnlineEffects = {
  /** Starts a payment through the provider. */
  start: (job: InvoiceActionContext) => Promise<void>;
  /** Refunds money that was paid through the provider. */
  refund: (job: InvoiceActionContext, kind: RefundKind, amountCents: number) => Promise<void>;
};

/** Effects of invoice actions through a payment provider; implemented by the module of the providers. */
export const onlineEffects = defineRegister<'PROVIDER', OnlineEffects>('invoices.online-effects', [
  'PROVIDER',
]);
