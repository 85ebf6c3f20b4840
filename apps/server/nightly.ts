import { sql } from 'kysely';
import { tellOverdue } from '#modules/applications/assessments/server/tell-overdue.ts';
import { sweepBulk } from '#modules/applications/bulk-actions/server/sweep-bulk.ts';
import { sweepEntries } from '#modules/applications/external-forms/server/sweep-entries.ts';
import { sweepEvents } from '#modules/billing/card-payments/server/sweep-events.ts';
import { remindOfOverdue } from '#modules/billing/invoices/server/receipt/remind.ts';
import { removeOldDossiers } from '#modules/certification/accreditation-files/server/remove-old.ts';
import { expirePast } from '#modules/certification/certificates/server/expire-past.ts';
import { warnOfSuspended } from '#modules/certification/certificates/server/warn-suspended.ts';
import { dropMissed } from '#modules/certification/cycles/server/drop-missed.ts';
import { sweepSignIn } from '#modules/identity/sign-in/server/sweep.ts';
import { sweepMailWords } from '#modules/messaging/email-templates/server/sweep-words.ts';
import { foldMonths } from '#modules/operations/dashboards/server/fold-months.ts';
import { sweepCodes } from '#modules/operations/event-log/server/mail/sweep-codes.ts';
import { sweepExports } from '#modules/operations/exports/server/sweep-exports.ts';
import { sweepFollows } from '#modules/public/followers/server/sweep-follows.ts';
import {
  sweepChats,
  sweepQuestions,
  sweepSpam,
} from '#modules/support/conversations/server/sweep-questions.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { sweepUnusedFiles } from '#platform/server/media/sweep-unused.ts';

/** At two in the night of Hong Kong, in the crontab's own UTC. */
export const NIGHTLY = '0 18 * * *';

type Step = (portal: Portal) => Promise<unknown>;

/** The night's work, in this order. None of it needs another's success. */
const STEPS: Readonly<Record<string, Step>> = {
  sessions: ({ db }) => sweepSignIn(db),
  answers: ({ db }) =>
    db.deleteFrom('Idempotency').where('At', '<', sql<Date>`now() - interval '3 days'`).execute(),
  tickets: ({ db }) =>
    db.deleteFrom('DownloadTicket').where('ExpiresAt', '<', sql<Date>`now() - interval '1 day'`).execute(),
  'codes of mails': ({ db }) => sweepCodes(db),
  exports: (portal) => sweepExports(portal),
  'accreditation files': removeOldDossiers,
  'entries of forms': ({ db }) => sweepEntries(db),
  followers: ({ db }) => sweepFollows(db),
  spam: sweepSpam,
  'answered questions': sweepQuestions,
  'closed chats': sweepChats,
  'words of mails': ({ db }) => sweepMailWords(db),
  'unused uploads': sweepUnusedFiles,
  'bulk work': ({ db }) => sweepBulk(db),
  'events of payments': ({ db }) => sweepEvents(db),
  'ledger of months': ({ db }) => foldMonths(db),
  'missed days': ({ db }) => dropMissed(db, new Date()),
  expiry: expirePast,
  suspensions: warnOfSuspended,
  findings: tellOverdue,
  invoices: remindOfOverdue,
};

/**
 * Clears what has done its work: old sessions and links, answers kept for repeated requests, used tickets,
 * entries of forms and events of payments that are nobody's, questions of strangers that were answered long ago,
 * closed chats, the words of old mails, uploads that nobody used: each as old as the settings of the body say. Lets certificates expire whose last day is over and warns
 * of those suspended for long. Tells of findings that nobody put right in time, and reminds of invoices that are
 * overdue. A step that fails keeps none after it from being done; the job is tried again for what is left.
 */
export async function nightly(portal: Portal): Promise<void> {
  const errors: unknown[] = [];
  const failed: string[] = [];
  for (const [name, step] of Object.entries(STEPS))
    await step(portal).catch((error: unknown) => {
      failed.push(name);
      errors.push(error);
    });
  if (errors.length > 0) throw new AggregateError(errors, `the night left undone: ${failed.join(', ')}`);
}
