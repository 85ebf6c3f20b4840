import type { Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { PaymentRef } from './provider/types.ts';

export type PaymentRow = Selectable<Tables['Payment']>;

/** A payment as its provider knows it. */
export const refOf = (
  payment: Pick<PaymentRow, 'PaymentKey' | 'Account' | 'ProviderPaymentId' | 'ProviderSessionId'>,
): PaymentRef => ({
  PaymentKey: payment.PaymentKey,
  Account: payment.Account,
  ProviderPaymentId: payment.ProviderPaymentId,
  ProviderSessionId: payment.ProviderSessionId,
});

/** Whether the provider was asked for it and we know what it answered. */
export const isKnownToProvider = (
  payment: Pick<PaymentRow, 'ProviderPaymentId' | 'ProviderSessionId'>,
): boolean => payment.ProviderPaymentId !== null || payment.ProviderSessionId !== null;

/** How long a client may take to pay, in milliseconds; afterwards the payment is ended (assumption A58). */
export const PAYMENT_OPEN_MS = 23 * 60 * 60_000;
