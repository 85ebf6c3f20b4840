/**
 * Opens an invoice's started card payment at the provider and returns the page URL or form data with which
 * the client pays; a retry opens the same payment.
 */
import { PAYMENT_STATUS } from '#modules/billing/invoices/rules/index.ts';
import { invoicePath } from '#modules/billing/invoices/server/index.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import type { OpenedPayment } from '../rules/online-contract.ts';
import { enqueuePaymentSync } from './enqueue-payment-sync.ts';
import { isKnownToProvider, PAYMENT_OPEN_MS, type PaymentRow } from './payment-ref.ts';
import { type PayableInvoice, pendingPayment } from './pending-payment.ts';
import { callProvider } from './provider/call-provider.ts';
import { providers } from './provider/providers.ts';
import type { OpenPaymentResult } from './provider/types.ts';
import { syncPayment } from './sync-payment.ts';
import type { ProviderRequest } from './tables.ts';

/** The invoice's page, to which the browser returns. The return itself proves nothing. */
const returnUrl = async ({ db, settings }: Portal, invoiceId: number): Promise<string> =>
  portalLink(settings, await invoicePath(db, invoiceId), { returned: '1' });

type OpenPaymentInput = { InvoiceKey: string; actor: SignedIn; at: Date };

/**
 * Opens the pending payment of an invoice at the provider, outside any transaction: no row is locked while
 * an external server responds. The payment's key and the request parameters, stored before the first
 * attempt, make every retry the same payment.
 */
export async function openPayment(
  portal: Portal,
  { InvoiceKey, actor, at }: OpenPaymentInput,
): Promise<OpenedPayment> {
  const { invoice, payment } = await pendingPayment(portal.db, InvoiceKey, actor);
  // A payment started before a proof of another payment was submitted is not continued while that proof is
  // reviewed.
  if (invoice.Proof.length > 0) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_PROOF_ALREADY_GIVEN' }] });
  await assertStillOpen(portal, payment, at);
  const request = await saveProviderRequest(portal, { invoice, payment, actor });
  const provider = await providers[payment.Provider](portal);
  const opened = await callProvider(() =>
    provider.open({
      PaymentKey: payment.PaymentKey,
      Account: payment.Account,
      AmountCents: payment.AmountCents,
      Currency: payment.Currency,
      ...request,
    }),
  );
  await saveProviderIds(portal.db, payment, opened);
  return {
    PaymentKey: payment.PaymentKey,
    Provider: payment.Provider,
    Url: opened.Url,
    ClientSecret: opened.ClientSecret,
    PublishableKey: opened.ClientSecret === null ? null : (portal.settings.STRIPE_PUBLISHABLE_KEY ?? null),
    Account: payment.Account,
  };
}

/**
 * Syncs first: the client may have paid, cancelled or waited too long in another tab, and must not pay
 * twice.
 */
async function assertStillOpen(portal: Portal, payment: PaymentRow, at: Date): Promise<void> {
  const isTooOld = +at - +payment.CreatedAt > PAYMENT_OPEN_MS;
  if (!isKnownToProvider(payment) && !isTooOld) return;
  const status = await callProvider(() => syncPayment(portal, payment.Id, { isToEnd: isTooOld }));
  const { Turn } = PAYMENT_STATUS[status];
  if (Turn !== 'PAYER')
    fail('ERR_TRANSITION', {
      Reasons: [{ Code: Turn === null ? 'REASON_PAYMENT_ENDED' : 'REASON_PAYMENT_BEING_CONFIRMED' }],
    });
}

async function saveProviderRequest(
  portal: Portal,
  { invoice, payment, actor }: { invoice: PayableInvoice; payment: PaymentRow; actor: SignedIn },
): Promise<ProviderRequest> {
  const request: ProviderRequest = {
    InvoiceNo: invoice.InvoiceNo,
    Description: translate('PAY_DESCRIPTION', actor.Language, { InvoiceNo: invoice.InvoiceNo }),
    Email: actor.Email,
    Language: actor.Language,
    ReturnUrl: await returnUrl(portal, invoice.Id),
  };
  await portal.db
    .updateTable('Payment')
    .set({ ProviderRequest: json<ProviderRequest | null>(request) })
    .where('Id', '=', payment.Id)
    .where('ProviderRequest', 'is', null)
    .execute();
  const saved = await portal.db
    .selectFrom('Payment')
    .select('ProviderRequest')
    .where('Id', '=', payment.Id)
    .executeTakeFirstOrThrow();
  return saved.ProviderRequest ?? request;
}

/**
 * Stores the provider's ids. If a user cancelled the payment in the meantime, it has to be cancelled at the
 * provider as well.
 */
async function saveProviderIds(db: Db, payment: PaymentRow, opened: OpenPaymentResult): Promise<void> {
  const isAbandoned = await db.transaction().execute(async (tx) => {
    const updated = await tx
      .updateTable('Payment')
      .set((eb) => ({
        ProviderPaymentId: eb.fn.coalesce('ProviderPaymentId', eb.val(opened.ProviderPaymentId)),
        ProviderSessionId: eb.fn.coalesce('ProviderSessionId', eb.val(opened.ProviderSessionId)),
      }))
      .where('Id', '=', payment.Id)
      .returning('Status')
      .executeTakeFirstOrThrow();
    const isAbandonedByNow = PAYMENT_STATUS[updated.Status].EndedAs === 'ABANDONED';
    if (isAbandonedByNow) await enqueuePaymentSync(tx, payment.Id);
    return isAbandonedByNow;
  });
  if (isAbandoned) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_PAYMENT_ENDED' }] });
}
