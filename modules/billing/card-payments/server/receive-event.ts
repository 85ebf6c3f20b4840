import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { enqueuePaymentSync } from './enqueue-payment-sync.ts';
import type { PaymentProvider, ProviderEvent } from './provider/types.ts';

type Received = { body: Buffer; signature: string | undefined; address: string; at?: Date };

/**
 * Receives a card provider's webhook event: verifies its signature, stores it once and queues a sync of its
 * payment. The state is fetched from the provider, so the order and repetition of events do not matter.
 */
export async function receiveEvent(
  portal: Portal,
  provider: PaymentProvider,
  { body, signature, address, at = new Date() }: Received,
): Promise<void> {
  const event = await readSigned(portal, provider, { body, signature, address, at });
  await portal.db.transaction().execute(async (tx) => {
    const paymentId = await paymentOf(tx, provider.Name, event);
    const stored = await tx
      .insertInto('PaymentEvent')
      .values({
        Provider: provider.Name,
        EventId: event.EventId,
        Account: event.Account,
        Type: event.Type.slice(0, 100),
        ProviderPaymentId: event.ProviderPaymentId,
        Body: body,
        CreatedAt: event.CreatedAt,
        Outcome: paymentId !== null ? 'TAKEN' : await ignoredReason(tx, provider.Name, event),
      })
      .onConflict((conflict) => conflict.columns(['Provider', 'EventId']).doNothing())
      .returning('Id')
      .executeTakeFirst();
    if (stored && paymentId !== null) await enqueuePaymentSync(tx, paymentId);
  });
}

/** Counts invalid signatures by sender address; the provider itself is never rate-limited. */
async function readSigned(
  { db }: Portal,
  provider: PaymentProvider,
  { body, signature, address, at }: Required<Omit<Received, 'signature'>> & Pick<Received, 'signature'>,
): Promise<ProviderEvent> {
  try {
    return provider.readEvent(body, signature, at);
  } catch (problem) {
    if (problem instanceof Failure && problem.Code === 'ERR_FORBIDDEN') {
      await countAttempt(db, { kind: 'webhookSecret', address });
      await audit(db, {
        AccountId: null,
        Event: 'PAYMENT_EVENT_REFUSED',
        Object: provider.Name,
        Address: address,
      });
    }
    throw problem;
  }
}

/**
 * Finds our payment for an event. The account must match as well: an event of another account is not about
 * our payment. An event with our key may arrive before the response to our own call was stored.
 */
async function paymentOf(tx: Tx, provider: ProviderName, event: ProviderEvent): Promise<number | null> {
  const { ProviderPaymentId, ProviderSessionId, PaymentKey, Account } = event;
  if (!isAboutPayment(event)) return null;
  const found = await tx
    .selectFrom('Payment')
    .select('Id')
    .where('Provider', '=', provider)
    .where('Account', 'is not distinct from', Account)
    .where((eb) =>
      eb.or([
        ...(ProviderPaymentId === null ? [] : [eb('ProviderPaymentId', '=', ProviderPaymentId)]),
        ...(ProviderSessionId === null ? [] : [eb('ProviderSessionId', '=', ProviderSessionId)]),
        ...(PaymentKey === null ? [] : [eb('PaymentKey', '=', PaymentKey)]),
      ]),
    )
    .executeTakeFirst();
  if (!found) return null;
  await tx
    .updateTable('Payment')
    .set({ ProviderPaymentId, ProviderSessionId })
    .where('Id', '=', found.Id)
    .where('ProviderPaymentId', 'is', null)
    .where('ProviderSessionId', 'is', null)
    .execute();
  return found.Id;
}

const isAboutPayment = ({ ProviderPaymentId, ProviderSessionId }: ProviderEvent): boolean =>
  ProviderPaymentId !== null || ProviderSessionId !== null;

async function ignoredReason(tx: Tx, provider: ProviderName, event: ProviderEvent) {
  const connection = await tx
    .selectFrom('PaymentConnection')
    .select('Account')
    .where('Provider', '=', provider)
    .executeTakeFirst();
  if (event.Account !== (connection?.Account ?? null)) return 'OTHER_ACCOUNT' as const;
  return isAboutPayment(event) ? ('NOT_OURS' as const) : ('NOT_ABOUT_MONEY' as const);
}
