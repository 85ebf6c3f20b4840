/**
 * Demo data: performs the card payments, refunds and invoice actions of a demo scenario through the payment
 * sandbox, dated to the scenario's time.
 */
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import {
  openPayment,
  payInSandbox,
  requestProviderRefund,
  syncPayment,
} from '#modules/billing/card-payments/server/index.ts';
import { certificateInvoiceHandler } from '#modules/billing/invoices/server/index.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { ScenarioAction } from './scenario.ts';

type ScenarioContext = {
  portal: Portal;
  application: ApplicationView;
  one: ScenarioAction;
  actor: SignedIn;
  at: Date;
};
type Input = Record<string, unknown>;

/**
 * Demo: performs the card payment or refund that follows an action, through the sandbox as in normal
 * operation.
 */
export async function runPayment(played: ScenarioContext): Promise<void> {
  const { portal, one, at } = played;
  // The provider's result is recorded at the scenario's time.
  const then = { ...portal, clock: () => at };
  if (one.Action === 'PAY_ONLINE') await open({ ...played, portal: then });
  if (one.Card) await payByCard({ ...played, portal: then }, one.Card);
  if (one.Action === 'REFUND' || one.Action === 'VOID') await refundNow({ ...played, portal: then });
}

async function open({ portal, application, actor, at }: ScenarioContext): Promise<void> {
  const { InvoiceKey } = await invoiceOf(portal, application);
  await openPayment(portal, { InvoiceKey, actor, at });
}

/** Pays on the most recently opened sandbox page and records the sandbox's result. */
async function payByCard({ portal, application, at }: ScenarioContext, CardNo: string): Promise<void> {
  const { Id } = await invoiceOf(portal, application);
  const payment = await portal.db
    .selectFrom('Payment')
    .select(['Id', 'ProviderSessionId'])
    .where('InvoiceId', '=', Id)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await payInSandbox(portal.db, payment.ProviderSessionId ?? '', { CardNo, Expiry: '12/39', Cvc: '123' }, at);
  await syncPayment(portal, payment.Id);
}

/** Refunds immediately; the queued job then finds it done. */
async function refundNow({ portal, application }: ScenarioContext): Promise<void> {
  const { Id } = await invoiceOf(portal, application);
  const refunds = await portal.db
    .selectFrom('Refund')
    .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
    .select('Refund.Id')
    .where('Payment.InvoiceId', '=', Id)
    .where('Refund.Status', '=', 'STARTED')
    .execute();
  for (const refund of refunds) await requestProviderRefund(portal, { RefundId: refund.Id });
}

const invoiceOf = ({ db }: Portal, { ApplicationKey }: ApplicationView) =>
  db
    .selectFrom('Invoice')
    .innerJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
    .select(['Invoice.Id', 'Invoice.InvoiceKey'])
    .where('Application.ApplicationKey', '=', ApplicationKey)
    .executeTakeFirstOrThrow();

/** Performs an action on the invoice of the certificate that resulted from an application. */
export async function actOnCertificateInvoice(
  { portal, application, one, actor, at }: ScenarioContext,
  input: Input,
): Promise<void> {
  const { CertificateKey } = await portal.db
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.CertificateId', 'Certificate.Id')
    .select('Certificate.CertificateKey')
    .where('Application.ApplicationKey', '=', application.ApplicationKey)
    .executeTakeFirstOrThrow();
  await performAction(portal, certificateInvoiceHandler, {
    action: one.Action as 'PAY_NOW' | 'PAID',
    key: CertificateKey,
    input: { CertificateKey, ...input },
    actor,
    language: 'EN',
    at,
    idempotencyKey: null,
  });
}
