import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { PaymentView } from '../rules/contract.ts';
import type { ProviderName } from '../rules/statuses.ts';

type Of = { tx: Tx; invoiceId: number };

/** An invoice is settled, or no longer owed: a payment still in progress for it has to be ended. */
export const invoiceSettled = defineHook<Of>('invoices.settled');

/** A payment was taken back: what proved it proves nothing any more. */
export const invoiceUnpaid = defineHook<Of>('invoices.unpaid');

/** Payments through a provider, the newest first, and who a payment would go through now; null: none is offered. */
export const onlinePayments = defineHook<
  { db: Queries; actor: SignedIn; invoiceId: number },
  { OnlineProvider: ProviderName | null; Payments: PaymentView[] }
>('invoices.online-payments');
