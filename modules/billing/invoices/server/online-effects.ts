import { defineRegister } from '#platform/server/registers.ts';
import type { RefundKind } from '../rules/statuses.ts';
import type { InvoiceActionContext } from './invoice-action-context.ts';

type OnlineEffects = {
  /** Begins a payment through the provider. */
  start: (job: InvoiceActionContext) => Promise<void>;
  /** Has money refunded that was paid through the provider. */
  refund: (job: InvoiceActionContext, kind: RefundKind, amountCents: number) => Promise<void>;
};

/** What actions on invoices do through a payment provider; the module that knows providers brings it. */
export const onlineEffects = defineRegister<'PROVIDER', OnlineEffects>('invoices.online-effects', [
  'PROVIDER',
]);
