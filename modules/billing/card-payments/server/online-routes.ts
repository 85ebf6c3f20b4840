import type { FastifyInstance } from 'fastify';
import { onlineRoutes } from '#modules/billing/invoices/rules/online-contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { giveBackSurplus } from './give-back-surplus.ts';
import { lookAt } from './look-at.ts';
import { openPayment } from './open-payment.ts';
import { paymentUnderWay } from './payment-under-way.ts';
import { askProvider } from './provider/ask-provider.ts';
import { registerWebhook } from './register-webhook.ts';
import { confirmInSandbox, leaveSandbox, payInSandbox, viewSandbox } from './sandbox/page.ts';

/** Ends the payment under way of an invoice. One that the provider has by now stays, and is told of as paid. */
async function abandonPayment(portal: Portal, InvoiceKey: string, actor: SignedIn): Promise<void> {
  const { payment } = await paymentUnderWay(portal.db, InvoiceKey, actor);
  await askProvider(() => lookAt(portal, payment.Id, { isToEnd: true }));
}

/** Paying through a provider, and the pages of the sandbox. */
export function bindOnline(bind: Bind): void {
  bind(onlineRoutes.open, (asked) =>
    openPayment(asked, { InvoiceKey: asked.body.InvoiceKey, actor: asked.actor, at: asked.at }),
  );
  bind(onlineRoutes.abandon, async (asked) => {
    await abandonPayment(asked, asked.body.InvoiceKey, asked.actor);
    return {};
  });
  bind(onlineRoutes.giveBackSurplus, giveBackSurplus);
  bind(onlineRoutes.sandboxView, ({ db, query }) => viewSandbox(db, query.Session));
  // Open to whoever has the address: so it is counted, like every door that is open to strangers.
  bind(onlineRoutes.sandboxPay, async ({ db, body: { Session, ...card }, at, address }) => {
    await countTry(db, { kind: 'sandbox', address });
    return payInSandbox(db, Session, card, at);
  });
  bind(onlineRoutes.sandboxConfirm, ({ db, body, at }) =>
    confirmInSandbox(db, body.Session, body.IsConfirmed, at),
  );
  bind(onlineRoutes.sandboxCancel, ({ db, body, at }) => leaveSandbox(db, body.Session, at));
}

/** Where the sandbox tells that something changed. */
export function registerPayment(app: FastifyInstance, portal: Portal): void {
  registerWebhook(app, portal, 'SANDBOX', 'sandbox-signature');
}
