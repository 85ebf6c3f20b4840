import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { PaymentProvider, PaymentRef } from '../provider/types.ts';
import { enterEvent } from './books.ts';
import { giveBackInSandbox } from './give-back.ts';
import { lookInSandbox, sandboxPayment } from './look.ts';
import { openSandbox } from './open.ts';
import { readSandboxEvent } from './read-event.ts';
import { sandboxSecret } from './secret.ts';

/**
 * A provider of its own for trying everything out without real money. It keeps books of its own, never reads those of
 * the portal, and is only spoken to as any provider is (decision 0020).
 */
export async function sandboxProvider(portal: Portal): Promise<PaymentProvider> {
  const { db } = portal;
  const secret = await sandboxSecret(portal);
  return {
    Name: 'SANDBOX',
    open: (wish) => openSandbox(portal, wish),
    look: (payment) => lookInSandbox(db, payment),
    cancel: (payment) => cancel(db, payment),
    giveBack: (wish) => giveBackInSandbox(db, wish),
    readEvent: (body, signature, at) => readSandboxEvent(secret, body, signature, at),
    list: (account, since) => list(db, account, since),
    account: async () => ({ Name: 'Sandbox', IsCharging: true, IsPayingOut: true, Requirements: [] }),
    connect: async (_name, idempotencyKey) => ({
      Account: `sba_${createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 16)}`,
    }),
    // Nobody asks for papers here.
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
    if (ended) await enterEvent(tx, { payment, type: 'payment.cancelled', at: new Date() });
  });
}

const list: (db: Db, ...asked: Parameters<PaymentProvider['list']>) => ReturnType<PaymentProvider['list']> = (
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
