import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/connect.ts';
import { withOrigin } from './origin.ts';

/** Every background task with its payload. `jobs/worker.ts` closes the table: a task without a handler does not compile. */
export type Tasks = {
  'certificate.render': { DocumentId: number };
  /** The credential of the revision in force. */
  'credential.issue': { CertificateId: number };
  /** Holds the proofs of certificates against each other, every night. */
  'certificate.check': Record<string, never>;
  /** Tells of one line of a certificate's story, and has the public log take it. */
  'certificate.tell': { CertificateId: number; Seq: number };
  /** Tells the staff that somebody waits for an answer. */
  'conversation.tell': { ConversationId: number; Seq: number };
  /** Goes on with work on many applications. */
  'bulk.run': { BulkJobId: number };
  'application.tell': { ApplicationId: number; Version: number };
  /** Mails what a client has not read in the chat. */
  'chat.mail': { ConversationKey: string };
  /** Tells of a comment: of a new one, or of the mentions that an edit added. */
  'comment.tell': { CommentId: number; IsNew: boolean };
  'mail.send': { MailId: number };
  'notification.digest': Record<string, never>;
  /** Asks the provider to give money back. */
  'payment.giveBack': { RefundId: number };
  /** Takes over what the provider says of one payment. */
  'payment.look': { PaymentId: number };
  /** The invoice to the billing email of its organisation. */
  'payment.invoice': { InvoiceId: number };
  'payment.reconcile': Record<string, never>;
  /** Compares the books, every night. */
  'payment.parity': Record<string, never>;
  /** The receipt of what was paid, or with the id of a refund its note. */
  'payment.receipt': { InvoiceId: number; RefundId?: number; OfflineRefundId?: number };
  /** The reminder that an invoice is overdue. */
  'payment.remind': { InvoiceId: number };
  'sandbox.tell': { EventId: string };
  /** The public log takes every line of a certificate's story that has no leaf; one such job at a time. */
  'transparency.append': Record<string, never>;
  /** Checks the public log, every night. */
  'transparency.check': Record<string, never>;
  /** Checks the event log, every night. */
  'audit.check': Record<string, never>;
  /** Reads a part of all files, every night. */
  'file.check': Record<string, never>;
  /** How old the last backup is. */
  'backup.check': Record<string, never>;
  /** Whether work and mails stand still. */
  'queue.check': Record<string, never>;
  /** Says which checker has not run, and again what has stayed for a day. */
  'checker.watch': Record<string, never>;
  /** Plans, opens and reminds of what is due, every night. */
  'cycle.keep': Record<string, never>;
  /** Works out what is due of every certificate that has changed. */
  'cycle.settle': Record<string, never>;
  /** Makes the accreditation file that somebody asked for. */
  'dossier.make': { DossierId: number };
  /** Makes a list or documents that somebody takes along. */
  'export.make': { ExportId: number };
  /** Prints a disclosure document that was decided. */
  'disclosure.render': { DisclosureDocumentId: number };
  /** Takes over the legal texts of another server, where one is set. */
  'content.fetch': Record<string, never>;
  'portal.nightly': Record<string, never>;
};
export type TaskName = keyof Tasks;

type Options = { jobKey?: string; queue?: string; runAt?: Date; isPatient?: true };

/**
 * Enqueues inside the caller's transaction: the job exists exactly when the change does. Jobs of one queue run one
 * after the other. A patient one lets all others go first: a thousand pages keep nobody waiting for a mail.
 */
export async function enqueue<Name extends TaskName>(
  tx: Tx,
  name: Name,
  payload: Tasks[Name],
  options: Options = {},
) {
  await sql`select ${newJob(name, payload, options)}`.execute(tx);
}

/** The same as a part of another statement. */
export const newJob = <Name extends TaskName>(
  name: Name,
  payload: Tasks[Name],
  options: Options = {},
): RawBuilder<unknown> => jobOf(name, sql`${JSON.stringify(withOrigin(payload))}::json`, options);

/** The same with a payload that the statement makes: JSON of the shape that `Tasks` says. */
export function addJob(
  name: TaskName,
  payload: RawBuilder<unknown>,
  options: Options = {},
): RawBuilder<unknown> {
  const origin = JSON.stringify(withOrigin({}));
  return jobOf(name, origin === '{}' ? payload : sql`(${payload}::jsonb || ${origin}::jsonb)::json`, options);
}

function jobOf(name: TaskName, payload: RawBuilder<unknown>, options: Options): RawBuilder<unknown> {
  const { jobKey = null, queue = null, runAt = null } = options;
  const priority = options.isPatient ? 10 : 0;
  return sql`graphile_worker.add_job(${name}, payload => ${payload}, queue_name => ${queue}, run_at => ${runAt}, max_attempts => 12, priority => ${priority}, job_key => ${jobKey}, job_key_mode => 'replace')`;
}
