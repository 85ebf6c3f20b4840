import { type InvoiceJob, noteOnInvoice } from '#modules/billing/invoices/server/index.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { activeConnection } from './provider/active-connection.ts';

/**
 * Begins a payment through the provider that is connected; the provider itself is asked afterwards, outside of any
 * transaction (`open-payment.ts`). While one is under way it goes on: an invoice never has two at once.
 */
export async function startPayment({ tx, invoice, actor, asRole, at }: InvoiceJob): Promise<void> {
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
  await noteOnInvoice(tx, invoice, {
    Event: 'PAY_ONLINE',
    AmountCents: invoice.AmountCents,
    by: { AccountId: actor.Id, AsRole: asRole },
    at,
  });
}
