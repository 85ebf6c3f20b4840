import { sandboxSecret } from '#modules/billing/card-payments/server/sandbox/secret.ts';
import { signEvent } from '#modules/billing/card-payments/server/sandbox/sign.ts';
import type { Json } from '../caller.ts';
import { newApplication } from './new-application.ts';
import { clientOf, type Work, type WorkContext } from './work.ts';

const CARD = { CardNo: '4242 4242 4242 4242', Expiry: '12/39', Cvc: '123' };

/**
 * Simulated client of the chaos tests who pays applications by card; the events of the sandbox payment
 * provider arrive twice and in reverse order, yet each must count once.
 */
export const payments: Work = async (context) => {
  const client = await context.caller(clientOf(context.no));
  return async () => {
    const draft = await newApplication(client, 'QM');
    if (!draft) return;
    const ApplicationKey = draft.key;
    await client.write('/application/submit', { ApplicationKey });
    const { Answer } = await client.write('/application/payonline', { ApplicationKey });
    const InvoiceKey = (Answer.Invoice as Json | undefined)?.InvoiceKey;
    if (typeof InvoiceKey !== 'string') return;
    const opened = await client.write('/payment/open', { InvoiceKey }, { hasNoKey: true });
    const address = String(opened.Answer.Url ?? '');
    if (!address) return;
    const Session = new URL(address).searchParams.get('session') ?? '';
    // The first card is declined, so that there are two events per session.
    for (const CardNo of ['4000 0000 0000 0002', CARD.CardNo])
      await client.write('/payment/sandbox/pay', { ...CARD, Session, CardNo }, { hasNoKey: true });
    await sendOutOfOrder(context, Session);
  };
};

async function sendOutOfOrder({ portal, place }: WorkContext, session: string): Promise<void> {
  const events = await portal.db
    .selectFrom('SandboxEvent')
    .innerJoin('SandboxPayment', 'SandboxPayment.Id', 'SandboxEvent.PaymentId')
    .selectAll('SandboxEvent')
    .select('SandboxPayment.IdempotencyKey as PaymentKey')
    .where('SandboxPayment.SessionId', '=', session)
    .orderBy('SandboxEvent.CreatedAt', 'desc')
    .execute()
    .catch(() => []);
  const secret = await sandboxSecret({ db: portal.db, settings: { DATA_DIR: portal.dataDir } });
  for (const event of [...events, ...events]) {
    const body = Buffer.from(
      JSON.stringify({ ...event, CreatedAt: event.CreatedAt.toISOString() } satisfies Json),
    );
    await fetch(`${place.url}/api/payment/sandbox/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sandbox-signature': signEvent(secret, body, new Date()),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
  }
}
