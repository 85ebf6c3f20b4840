/**
 * Database helpers of the simulated card provider: creates ids, queues each webhook event for delivery
 * (twice, as real providers may), and loads a payment by its page's session.
 */
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

export type SandboxPayment = Selectable<Tables['SandboxPayment']>;

/** Creates a sandbox id whose prefix shows its type, as with real providers. */
export const sandboxId = (prefix: 'sbp' | 'sbs' | 'sbr' | 'sbe'): string =>
  `${prefix}_${randomBytes(18).toString('base64url')}`;

/** Delay in milliseconds of the second copy of each event; real providers also deliver twice. */
const REDELIVERY_MS = 20_000;

type SandboxEvent = { payment: Pick<SandboxPayment, 'Id' | 'Account'>; type: string; at: Date };

/** Records an event to be delivered twice, in the transaction that changes the ledger. */
export async function enqueueEvent(tx: Tx, { payment, type, at }: SandboxEvent): Promise<void> {
  const Id = sandboxId('sbe');
  await tx
    .insertInto('SandboxEvent')
    .values({ Id, Account: payment.Account, Type: type, PaymentId: payment.Id, CreatedAt: at })
    .execute();
  for (const later of [0, REDELIVERY_MS])
    await enqueue(tx, 'sandbox.notify', { EventId: Id }, { runAt: new Date(at.getTime() + later) });
}

/** Loads a payment by its page's session; locks it if it is to be changed. */
export async function bySession(
  db: Queries,
  session: string,
  options: { lock?: true } = {},
): Promise<SandboxPayment | undefined> {
  const found = db.selectFrom('SandboxPayment').selectAll().where('SessionId', '=', session);
  return (options.lock ? found.forUpdate() : found).executeTakeFirst();
}
