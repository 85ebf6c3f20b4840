/**
 * Hooks of the invoices module: other modules react when an invoice is settled or marked as unpaid, and
 * provide its online payments.
 */
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { PaymentView } from '../rules/contract.ts';
import type { ProviderName } from '../rules/statuses.ts';

type Of = { tx: Tx; invoiceId: number };

/**
 * Runs when an invoice is settled or no longer owed: a card payment still in progress has to be cancelled.
 */
export const invoiceSettled = defineHook<Of>('invoices.settled');

/** Runs when a payment is marked as unpaid: its former proof is no longer valid. */
export const invoiceUnpaid = defineHook<Of>('invoices.unpaid');

/** Provides card payments, newest first, and the provider currently offered; null: none. */
export const onlinePayments = defineHook<
  { db: Queries; actor: SignedIn; invoiceId: number },
  { OnlineProvider: ProviderName | null; Payments: PaymentView[] }
>('invoices.online-payments');
