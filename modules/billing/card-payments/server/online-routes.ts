/**
 * Handles the endpoints to open and cancel an invoice's card payment, refund overpayments, and view and pay
 * on the sandbox's payment page.
 */
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { onlineRoutes } from '../rules/online-contract.ts';
import { openPayment } from './open-payment.ts';
import { pendingPayment } from './pending-payment.ts';
import { callProvider } from './provider/call-provider.ts';
import { refundOverpayment } from './refund-overpayment.ts';
import { confirmInSandbox, leaveSandbox, payInSandbox, viewSandbox } from './sandbox/page.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Cancels the pending payment of an invoice. If the provider has already received the money, it stays and is
 * reported as paid.
 */
async function abandonPayment(portal: Portal, InvoiceKey: string, actor: SignedIn): Promise<void> {
  const { payment } = await pendingPayment(portal.db, InvoiceKey, actor);
  await callProvider(() => syncPayment(portal, payment.Id, { isToEnd: true }));
}

/** Handlers for paying through a provider and for the sandbox's pages. */
export const onlineRouteHandlers: readonly RouteHandler[] = [
  ...answerAll(onlineRoutes, {
    open: (context) =>
      openPayment(context, { InvoiceKey: context.body.InvoiceKey, actor: context.actor, at: context.at }),
    abandon: async (context) => {
      await abandonPayment(context, context.body.InvoiceKey, context.actor);
      return {};
    },
    refundOverpayment,
    sandboxView: ({ db, query }) => viewSandbox(db, query.Session), // Open to anyone with the address, so it is rate-limited like every public endpoint.
    sandboxPay: async ({ db, body: { Session, ...card }, at, address }) => {
      await countAttempt(db, { kind: 'sandbox', address });
      return payInSandbox(db, Session, card, at);
    },
    sandboxConfirm: ({ db, body, at }) => confirmInSandbox(db, body.Session, body.IsConfirmed, at),
    sandboxCancel: ({ db, body, at }) => leaveSandbox(db, body.Session, at),
  }),
];
