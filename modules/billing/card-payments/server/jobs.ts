/**
 * Background jobs of card payments: request refunds, sync payments, reconcile with the provider, deliver
 * sandbox events, and delete expired webhook event data every night.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { reconcile } from './reconcile.ts';
import { requestProviderRefund } from './request-refund.ts';
import { runPaymentSync } from './run-payment-sync.ts';
import { deliverSandboxEvent } from './sandbox/deliver-event.ts';

/**
 * Days for which unrelated events are stored, and days for which the raw content of related events is
 * stored.
 */
const FOREIGN_DAYS = 30;
const BODY_RETENTION_DAYS = 180;

/**
 * Deletes expired event data, because events name payers. Events unrelated to our payments are deleted after
 * a month; of the others, the raw content is deleted after half a year and the row stays.
 */
async function deleteExpiredEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('PaymentEvent')
    .where('Outcome', '<>', 'TAKEN')
    .where('ReceivedAt', '<', sql<Date>`now() - make_interval(days => ${FOREIGN_DAYS})`)
    .execute();
  await db
    .updateTable('PaymentEvent')
    .set({ Body: Buffer.alloc(0) })
    .where('ReceivedAt', '<', sql<Date>`now() - make_interval(days => ${BODY_RETENTION_DAYS})`)
    .where(sql<boolean>`body <> ''`)
    .execute();
}

/** Background jobs of this module, with the parameters of each. */
type CardPaymentsTasks = {
  /** Requests a refund from the provider. */
  'payment.refund': { RefundId: number };
  /** Applies the provider's state of one payment. */
  'payment.sync': { PaymentId: number };
  'payment.reconcile': Record<string, never>;
  'sandbox.notify': { EventId: string };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CardPaymentsTasks {}
}

export const jobs = {
  'payment.refund': requestProviderRefund,
  'payment.sync': runPaymentSync,
  'payment.reconcile': reconcile,
  'sandbox.notify': deliverSandboxEvent,
} satisfies JobsOf<CardPaymentsTasks>;

export const nightly = {
  'events of payments': { place: 150, run: ({ db }) => deleteExpiredEvents(db) },
} satisfies NightlySteps;

/** Every 15 minutes, detects changes at the provider that no event reported. */
const RECONCILE = { match: '*/15 * * * *' };

export const cron: CronEntries = { 'payment.reconcile': RECONCILE };
