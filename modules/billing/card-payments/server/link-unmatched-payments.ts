/**
 * Finds recent payments that the provider opened although its response was lost, stores their provider ids,
 * and so has them synced like all others.
 */
import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueuePaymentSync } from './enqueue-payment-sync.ts';
import { providers } from './provider/providers.ts';

/** How far back the provider is queried; a payment is cancelled after a day. */
const SINCE_MS = 3 * 24 * 60 * 60_000;

/**
 * Stores the ids of payments that the provider opened under one of our keys, but whose response was lost
 * when the process was killed; they are then synced like all others.
 */
export async function linkUnmatchedPayments(portal: Portal, Provider: ProviderName): Promise<void> {
  const { db } = portal;
  const unasked = await db
    .selectFrom('Payment')
    .select(['Id', 'PaymentKey', 'Account'])
    .where('Provider', '=', Provider)
    .where('ProviderPaymentId', 'is', null)
    .where('ProviderSessionId', 'is', null)
    .where('CreatedAt', '>', new Date(Date.now() - SINCE_MS))
    .execute();
  if (unasked.length === 0) return;
  const provider = await providers[Provider](portal);
  for (const account of new Set(unasked.map((payment) => payment.Account))) {
    const known = await provider.list(account, new Date(Date.now() - SINCE_MS));
    const idOf = new Map(known.map((one) => [one.PaymentKey, one.ProviderPaymentId]));
    for (const payment of unasked) {
      const ProviderPaymentId = payment.Account === account ? idOf.get(payment.PaymentKey) : undefined;
      if (ProviderPaymentId) await linkPayment(db, payment.Id, ProviderPaymentId);
    }
  }
}

/** Synced even if it was cancelled in the meantime: it was not cancelled at the provider. */
const linkPayment = (db: Db, paymentId: number, ProviderPaymentId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('Payment')
      .set({ ProviderPaymentId })
      .where('Id', '=', paymentId)
      .where('ProviderPaymentId', 'is', null)
      .returning('Id')
      .executeTakeFirst();
    if (taken) await enqueuePaymentSync(tx, taken.Id);
  });
