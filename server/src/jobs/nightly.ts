import { sql } from 'kysely';
import { separateReviewNumbers } from '../application/separate-review-numbers.ts';
import { sweepSignIn } from '../auth/sweep.ts';
import { sweepBulk } from '../bulk/sweep-bulk.ts';
import { expirePast } from '../certificate/expire-past.ts';
import { warnOfSuspended } from '../certificate/warn-suspended.ts';
import { tellOverdue } from '../checklist/tell-overdue.ts';
import { sweepChats, sweepQuestions, sweepSpam } from '../conversation/sweep-questions.ts';
import { dropMissed } from '../cycle/drop-missed.ts';
import { foldMonths } from '../dashboard/fold-months.ts';
import { removeOldDossiers } from '../dossier/remove-old.ts';
import { sweepExports } from '../export/sweep-exports.ts';
import { sweepEntries } from '../external-form/sweep-entries.ts';
import { sweepFollows } from '../follow/sweep-follows.ts';
import type { Portal } from '../http/context.ts';
import { sweepCodes } from '../log/mail/sweep-codes.ts';
import { sweepMailWords } from '../mail/sweep-words.ts';
import { sweepUnusedFiles } from '../media/sweep-unused.ts';
import { remindOfOverdue } from '../payment/receipt/remind.ts';
import { sweepEvents } from '../payment/sweep-events.ts';

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
  'numbers of reviews': ({ db }) => separateReviewNumbers(db),
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
