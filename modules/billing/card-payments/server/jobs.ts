import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { askToGiveBack } from './ask-to-give-back.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { reconcile } from './reconcile.ts';
import { tellOfSandbox } from './sandbox/tell.ts';
import { sweepEvents } from './sweep-events.ts';

/** Background work of this module, with what each job is given. */
type CardPaymentsTasks = {
  /** Asks the provider to give money back. */
  'payment.giveBack': { RefundId: number };
  /** Takes over what the provider says of one payment. */
  'payment.look': { PaymentId: number };
  'payment.reconcile': Record<string, never>;
  'sandbox.tell': { EventId: string };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CardPaymentsTasks {}
}

export const jobs = {
  'payment.giveBack': askToGiveBack,
  'payment.look': lookAtPayment,
  'payment.reconcile': reconcile,
  'sandbox.tell': tellOfSandbox,
} satisfies JobsOf<CardPaymentsTasks>;

export const nightly = {
  'events of payments': { place: 150, run: ({ db }) => sweepEvents(db) },
} satisfies NightSteps;

/** What a provider did and no event told is found out every quarter of an hour. */
const RECONCILE = { match: '*/15 * * * *' };

export const cron: CronEntries = { 'payment.reconcile': RECONCILE };
