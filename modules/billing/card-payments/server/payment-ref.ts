/**
 * A stored card payment: its identification towards the provider, whether the provider knows it, and how
 * long a client may take to pay (23 hours).
 */
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { PaymentRef } from './provider/types.ts';

export type PaymentRow = Selectable<Tables['Payment']>;

/** Identifies a payment towards its provider. */
export const refOf = (
  payment: Pick<PaymentRow, 'PaymentKey' | 'Account' | 'ProviderPaymentId' | 'ProviderSessionId'>,
): PaymentRef => ({
  PaymentKey: payment.PaymentKey,
  Account: payment.Account,
  ProviderPaymentId: payment.ProviderPaymentId,
  ProviderSessionId: payment.ProviderSessionId,
});

/** Whether the provider has opened the payment and its response was stored. */
export const isKnownToProvider = (
  payment: Pick<PaymentRow, 'ProviderPaymentId' | 'ProviderSessionId'>,
): boolean => payment.ProviderPaymentId !== null || payment.ProviderSessionId !== null;

/**
 * How long a client may take to pay, in milliseconds; afterwards the payment is cancelled (assumption A58).
 */
export const PAYMENT_OPEN_MS = 23 * 60 * 60_000;
