import type { Portal } from '#platform/server/http/context.ts';
import type { Attempt } from '#platform/server/jobs/handler.ts';
import { sandboxSecret } from './secret.ts';
import { signEvent } from './sign.ts';

const TIMEOUT_MS = 10_000;

/**
 * Task `sandbox.notify`: sends one event of the simulated card provider to the portal's webhook, signed on
 * delivery. If the last attempt fails the event is lost, and reconciliation detects the change.
 */
export async function deliverSandboxEvent(
  { db, settings }: Portal,
  { EventId }: { EventId: string },
  { IsLast }: Attempt,
): Promise<void> {
  const event = await db
    .selectFrom('SandboxEvent')
    .innerJoin('SandboxPayment', 'SandboxPayment.Id', 'SandboxEvent.PaymentId')
    .selectAll('SandboxEvent')
    .select('SandboxPayment.IdempotencyKey as PaymentKey')
    .where('SandboxEvent.Id', '=', EventId)
    .executeTakeFirst();
  if (!event) return;
  const body = Buffer.from(JSON.stringify({ ...event, CreatedAt: event.CreatedAt.toISOString() }));
  try {
    const answer = await fetch(`${settings.PUBLIC_URL}/api/payment/sandbox/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sandbox-signature': signEvent(await sandboxSecret({ db, settings }), body, new Date()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the webhook of the sandbox answered ${answer.status}`);
  } catch (problem) {
    if (!IsLast) throw problem;
  }
}
