import type { MoneyJob } from '#modules/billing/invoices/server/change-by-deed.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { activeConnection } from './provider/active-connection.ts';
import { recordEvent } from './record-event.ts';

/**
 * Begins a payment through the provider that is connected; the provider itself is asked afterwards, outside of any
 * transaction (`open-payment.ts`). While one is under way it goes on: an invoice never has two at once.
 */
export async function startPayment({ tx, invoice, actor, asRole, at }: MoneyJob): Promise<void> {
  const known = await tx
    .selectFrom('Payment')
    .select('Id')
    .where('InvoiceId', '=', invoice.Id)
    .where('Status', 'in', ['STARTED', 'PROCESSING'])
    .executeTakeFirst();
  if (known) return;
  const { Provider, Account } = await activeConnection(tx);
  await tx
    .insertInto('Payment')
    .values({
      PaymentKey: newKey(),
      InvoiceId: invoice.Id,
      Provider,
      Account,
      AmountCents: invoice.AmountCents,
      StartedById: actor.Id,
      CreatedAt: at,
    })
    .execute();
  await recordEvent(tx, {
    InvoiceId: invoice.Id,
    Event: 'PAY_ONLINE',
    At: at,
    AccountId: actor.Id,
    AsRole: asRole,
    FromStatus: invoice.Status,
    ToStatus: invoice.Status,
    AmountCents: invoice.AmountCents,
  });
}
