/**
 * Implements the card provider interface with the built-in sandbox, for trying payments without real money:
 * open, fetch, list, cancel, refund, connect and read signed events.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { Refusal } from '../provider/refusal.ts';
import type {
  OpenPaymentRequest,
  OpenPaymentResult,
  PaymentProvider,
  PaymentRef,
  ProviderEvent,
} from '../provider/types.ts';
import { sandboxPayment, sandboxPaymentState } from './payment-state.ts';
import { refundInSandbox } from './refund.ts';
import { sandboxSecret } from './secret.ts';
import { isSigned } from './sign.ts';
import { enqueueEvent, sandboxId } from './store.ts';

/** Payload of an event, as `deliver-event.ts` sends it. */
const sandboxEventBody = z.object({
  Id: z.string().max(60),
  Type: z.string().max(60),
  Account: z.string().max(60).nullable(),
  PaymentId: z.string().max(60).nullable(),
  PaymentKey: z.string().max(60).nullable(),
  CreatedAt: z.iso.datetime(),
});

/**
 * Parses a signed event body; fails with ERR_FORBIDDEN if the sandbox did not sign it within the last
 * minutes.
 */
function readSandboxEvent(
  secret: Buffer,
  body: Buffer,
  signature: string | undefined,
  at: Date,
): ProviderEvent {
  if (!isSigned(secret, body, signature, at)) return fail('ERR_FORBIDDEN');
  const text = sandboxEventBody.safeParse(parse(body));
  if (!text.success) return fail('ERR_FORBIDDEN');
  const { Id, Type, Account, PaymentId, PaymentKey, CreatedAt } = text.data;
  return {
    EventId: Id,
    Type,
    Account,
    CreatedAt: new Date(CreatedAt),
    ProviderPaymentId: PaymentId,
    ProviderSessionId: null,
    PaymentKey,
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Not JSON: not an event, as the caller answers.
    return null;
  }
}

/** Creates a payment page. The same key returns the same page; with different parameters it is refused. */
async function openSandbox(
  { db, settings }: Portal,
  request: OpenPaymentRequest,
): Promise<OpenPaymentResult> {
  const requested = {
    Account: request.Account,
    Reference: request.InvoiceNo,
    AmountCents: request.AmountCents,
    Currency: request.Currency,
    ReturnUrl: request.ReturnUrl,
  };
  await db
    .insertInto('SandboxPayment')
    .values({
      Id: sandboxId('sbp'),
      SessionId: sandboxId('sbs'),
      IdempotencyKey: request.PaymentKey,
      Status: 'OPEN',
      ...requested,
    })
    .onConflict((conflict) => conflict.column('IdempotencyKey').doNothing())
    .execute();
  const stored = await db
    .selectFrom('SandboxPayment')
    .selectAll()
    .where('IdempotencyKey', '=', request.PaymentKey)
    .executeTakeFirstOrThrow();
  for (const name of ['Account', 'Reference', 'AmountCents', 'Currency', 'ReturnUrl'] as const)
    if (stored[name] !== requested[name]) throw new Refusal('idempotency_key_reused');
  return {
    ProviderSessionId: stored.SessionId,
    ProviderPaymentId: stored.Id,
    Url: portalLink(settings, '/pay/sandbox', { session: stored.SessionId }),
    ClientSecret: null,
  };
}

/**
 * Provider for trying everything out without real money. It has its own ledger, never reads that of the
 * portal, and is called only through the provider interface (decision 0020).
 */
export async function sandboxProvider(portal: Portal): Promise<PaymentProvider> {
  const { db } = portal;
  const secret = await sandboxSecret(portal);
  return {
    Name: 'SANDBOX',
    open: (request) => openSandbox(portal, request),
    fetchState: (payment) => sandboxPaymentState(db, payment),
    cancel: (payment) => cancel(db, payment),
    refund: (request) => refundInSandbox(db, request),
    readEvent: (body, signature, at) => readSandboxEvent(secret, body, signature, at),
    list: (account, since) => list(db, account, since),
    account: async () => ({ Name: 'Sandbox', IsCharging: true, IsPayingOut: true, Requirements: [] }),
    connect: async (_name, idempotencyKey) => ({
      Account: `sba_${createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 16)}`,
    }),
    // The sandbox requires no documents.
    link: async (_account, returnUrl) => ({ Url: returnUrl }),
    disconnect: async () => undefined,
  };
}

async function cancel(db: Db, ref: PaymentRef): Promise<void> {
  const payment = await sandboxPayment(db, ref);
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('SandboxPayment')
      .set({ Status: 'CANCELLED' })
      .where('Id', '=', payment.Id)
      .where('Status', 'in', ['OPEN', 'CHALLENGED'])
      .returning('Id')
      .executeTakeFirst();
    if (ended) await enqueueEvent(tx, { payment, type: 'payment.cancelled', at: new Date() });
  });
}

const list: (db: Db, ...args: Parameters<PaymentProvider['list']>) => ReturnType<PaymentProvider['list']> = (
  db,
  account,
  since,
) =>
  db
    .selectFrom('SandboxPayment')
    .select(['Id as ProviderPaymentId', 'IdempotencyKey as PaymentKey'])
    .where('Account', 'is not distinct from', account)
    .where('CreatedAt', '>=', since)
    .orderBy('CreatedAt', 'desc')
    .orderBy(sql`id`)
    .limit(5_000)
    .execute();
