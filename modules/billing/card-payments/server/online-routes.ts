import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { answerAll, type Call } from '#platform/server/http/http-module.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { onlineRoutes } from '../rules/online-contract.ts';
import { giveBackSurplus } from './give-back-surplus.ts';
import { lookAt } from './look-at.ts';
import { openPayment } from './open-payment.ts';
import { paymentUnderWay } from './payment-under-way.ts';
import { askProvider } from './provider/ask-provider.ts';
import { confirmInSandbox, leaveSandbox, payInSandbox, viewSandbox } from './sandbox/page.ts';

/** Ends the pending payment of an invoice. One that the provider has received by now stays, and is reported as paid. */
async function abandonPayment(portal: Portal, InvoiceKey: string, actor: SignedIn): Promise<void> {
  const { payment } = await paymentUnderWay(portal.db, InvoiceKey, actor);
  await askProvider(() => lookAt(portal, payment.Id, { isToEnd: true }));
}

/** Paying through a provider, and the pages of the sandbox. */
export const onlineCalls: readonly Call[] = [
  ...answerAll(onlineRoutes, {
    open: (asked) =>
      openPayment(asked, { InvoiceKey: asked.body.InvoiceKey, actor: asked.actor, at: asked.at }),
    abandon: async (asked) => {
      await abandonPayment(asked, asked.body.InvoiceKey, asked.actor);
      return {};
    },
    giveBackSurplus,
    sandboxView: ({ db, query }) => viewSandbox(db, query.Session), // Open to anyone with the address: so it is rate-limited, like every public endpoint.
    sandboxPay: async ({ db, body: { Session, ...card }, at, address }) => {
      await countTry(db, { kind: 'sandbox', address });
      return payInSandbox(db, Session, card, at);
    },
    sandboxConfirm: ({ db, body, at }) => confirmInSandbox(db, body.Session, body.IsConfirmed, at),
    sandboxCancel: ({ db, body, at }) => leaveSandbox(db, body.Session, at),
  }),
];
