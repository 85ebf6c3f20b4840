import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { reconcile } from './reconcile.ts';
import { requestProviderRefund } from './request-refund.ts';
import { runPaymentSync } from './run-payment-sync.ts';
import { deliverSandboxEvent } from './sandbox/deliver-event.ts';

/** Days that an event is kept which is about nothing of ours, and days that the words of one that is are kept. */
const FOREIGN_DAYS = 30;
const WORDS_DAYS = 180;

/**
 * A provider's events name payers. What is not about a payment of ours goes after a month; of the others the raw words
 * go after half a year, when nothing is asked about them any more, and the line that it came stays.
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
    .where('ReceivedAt', '<', sql<Date>`now() - make_interval(days => ${WORDS_DAYS})`)
    .where(sql<boolean>`body <> ''`)
    .execute();
}

/** Background work of this module, with what each job is given. */
type CardPaymentsTasks = {
  /** Asks the provider to give money back. */
  'payment.refund': { RefundId: number };
  /** Takes over what the provider says of one payment. */
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

/** What a provider did and no event told is found out every quarter of an hour. */
const RECONCILE = { match: '*/15 * * * *' };

export const cron: CronEntries = { 'payment.reconcile': RECONCILE };
