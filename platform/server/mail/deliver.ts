/**
 * Sends a queued email through the mail server (job `mail.send`) and records the result in the outbox: SENT,
 * FAILED, or KEPT where no mail server is configured. One-time codes are removed after sending.
 */
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { redactError } from '../audit/redact-error.ts';
import { allowedInsecureSettings, isLocalAddress } from '../configuration/insecure-url-check.ts';
import type { Settings } from '../configuration/settings.ts';
import type { Db } from '../database/connect.ts';
import { openFileStore } from '../files/open-store.ts';
import type { Portal } from '../http/context.ts';
import { span } from '../operation/trace/span.ts';
import { redactCodes } from './redact-codes.ts';

/**
 * Task `mail.send`. With SMTP_URL the email is sent and becomes SENT; without it KEPT, for reading in the
 * outbox. An email that the receiving side permanently refuses becomes FAILED; any other error is thrown, so
 * that the task is retried, and the email becomes FAILED after the last attempt.
 */
export async function sendMail(
  { db, settings }: Portal,
  { MailId }: { MailId: number },
  { IsLast } = { IsLast: false },
): Promise<void> {
  const mail = await db
    .selectFrom('Mail')
    .selectAll()
    .where('Id', '=', MailId)
    .where('Status', '=', 'QUEUED')
    .executeTakeFirst();
  if (!mail) return;
  const finish = (facts: {
    Status: 'SENT' | 'KEPT' | 'FAILED';
    SentAt?: Date;
    Text?: string;
    Html?: string;
    Unsubscribe?: null;
    Tries?: number;
    Error?: null;
  }) => db.updateTable('Mail').set(facts).where('Id', '=', MailId).execute();
  if (!settings.SMTP_URL) {
    await finish({ Status: 'KEPT' });
    return;
  }
  try {
    const url = settings.SMTP_URL;
    const attachments = await attachmentsOf({ db, settings }, MailId);
    await span('smtp send', 'CLIENT', {}, () => deliver(settings, url, mail, attachments));
  } catch (error) {
    const isForGood = isPermanentRefusal(error);
    await recordAttempt(db, MailId, error);
    if (isForGood || IsLast) await finish({ Status: 'FAILED' });
    if (isForGood) return;
    throw error;
  }
  await finish({
    Status: 'SENT',
    SentAt: new Date(),
    Text: redactCodes(mail.Text),
    Html: redactCodes(mail.Html),
    Unsubscribe: null,
    Tries: mail.Tries + 1,
    Error: null,
  });
}

/** Records the mail server's error for readers of the outbox. */
const recordAttempt = (db: Db, mailId: number, error: unknown) =>
  db
    .updateTable('Mail')
    .set((eb) => ({ Tries: eb('Tries', '+', 1), Error: redactError(String(error)) }))
    .where('Id', '=', mailId)
    .execute();

type Letter = {
  MailKey: string;
  Recipient: string;
  Subject: string;
  Text: string;
  Html: string;
  Unsubscribe: string | null;
  Thread: string | null;
};

type Attached = { filename: string; contentType: string; content: Buffer };

/** Reads the attachments of an email when it is sent. */
async function attachmentsOf({ db, settings }: Portal, mailId: number): Promise<Attached[]> {
  const files = await db
    .selectFrom('MailAttachment')
    .innerJoin('File', 'File.Id', 'MailAttachment.FileId')
    .select(['File.Name', 'File.Type', 'File.StorageKey'])
    .where('MailAttachment.MailId', '=', mailId)
    .orderBy('MailAttachment.Position')
    .execute();
  if (files.length === 0) return [];
  const store = openFileStore(settings);
  return Promise.all(
    files.map(async ({ Name, Type, StorageKey }) => ({
      filename: Name,
      contentType: Type,
      content: await buffer(await store.get(StorageKey)),
    })),
  );
}

async function deliver(
  settings: Settings,
  url: string,
  mail: Letter,
  attachments: Attached[],
): Promise<void> {
  const requireTLS = isTlsRequired(settings, url);
  const transport = createTransport({ url, ...LIMITS, requireTLS }, { from: settings.MAIL_FROM });
  const host = new URL(settings.PUBLIC_URL).hostname;
  try {
    await transport.sendMail({
      to: { name: '', address: mail.Recipient },
      subject: mail.Subject,
      text: mail.Text,
      html: mail.Html,
      attachments,
      // The same on every attempt, so that mail programs recognise a duplicate.
      messageId: `<${mail.MailKey}@${host}>`,
      // All emails of a thread reply to one non-existent email, so mail programs group them even if some were
      // deleted.
      ...(mail.Thread !== null && {
        inReplyTo: threadId(mail.Thread, host),
        references: threadId(mail.Thread, host),
      }),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.Unsubscribe) },
    });
  } finally {
    transport.close();
  }
}

/** Otherwise a mail server, or anyone in between, could receive emails in clear text by not offering TLS. */
export const isTlsRequired = (
  { NODE_ENV, PLAIN_CONNECTIONS }: Pick<Settings, 'NODE_ENV' | 'PLAIN_CONNECTIONS'>,
  url: string,
): boolean =>
  NODE_ENV === 'production' &&
  !isLocalAddress(url) &&
  !allowedInsecureSettings(PLAIN_CONNECTIONS).includes('SMTP_URL');

const threadId = (thread: string, host: string): string => `<thread.${thread}@${host}>`;

/** Headers with which mail programs offer a one-click unsubscribe (RFC 2369, RFC 8058). */
const unsubscribing = (link: string | null): Record<string, string> =>
  link === null
    ? {}
    : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};

/**
 * A 5xx for the recipient or the message itself. Other refusals (authentication, sender) are configuration
 * errors of the portal.
 */
function isPermanentRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
