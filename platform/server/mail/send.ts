/**
 * Writes an email to the outbox and queues its delivery within the caller's transaction, at most once per
 * cause; if a custom text cannot be rendered, logs this and uses the built-in one.
 */
import { sql } from 'kysely';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { audit } from '../audit/audit.ts';
import type { Queries, Tx } from '../database/connect.ts';
import { newKey } from '../database/keys.ts';
import { addJob } from '../jobs/tasks.ts';
import { customMailText } from './custom-mail-text.ts';
import { type Letter, type Rendered, renderMail } from './render-mail.ts';

/**
 * Renders an email with the current texts. If custom texts fail, the error is logged and the built-in ones
 * are used.
 */
async function writeMail(db: Queries, letter: Letter): Promise<Rendered> {
  const { Name } = letter.template;
  const own = Name ? await customMailText.get('TEMPLATE')(db, Name, letter.language) : null;
  if (!own) return renderMail(letter);
  try {
    return renderMail(letter, own);
  } catch (error) {
    const Problem = error instanceof Error ? error.message.slice(0, 300) : '';
    await audit(db, {
      AccountId: null,
      Event: 'MAIL_TEMPLATE_FAILED',
      Object: Name,
      Detail: { Language: letter.language, Problem },
    });
    return renderMail(letter);
  }
}

export type NewMail = Letter & {
  to: string;
  /** Custom texts to try out instead of the stored ones. */
  customText?: MailText;
  /** Identifies what caused the email: only one is sent per cause, however often it is queued. */
  cause: string | null;
  /** Identifies the thread of several emails, so that mail programs group them. */
  thread?: string;
  /** Attached files, in order. */
  attachments?: readonly { Id: number }[];
};

/** A single address, without anything that a header could interpret as several. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * Writes an email and queues its delivery inside the caller's transaction: it exists exactly when its cause
 * does. Returns false if there is already an email for this cause.
 */
export async function queueMail(
  tx: Tx,
  { to, cause, customText, thread, attachments = [], ...letter }: NewMail,
): Promise<boolean> {
  if (!ADDRESS.test(to) || to.length > 254) throw new Error('An email needs one plain address');
  const mail = tx
    .insertInto('Mail')
    .values({
      MailKey: newKey(),
      Recipient: to,
      ...(customText ? renderMail(letter, customText) : await writeMail(tx, letter)),
      Status: 'QUEUED',
      Cause: cause,
      Thread: thread ?? null,
      Unsubscribe: letter.stop?.Link ?? null,
      SentAt: null,
    })
    .onConflict((conflict) => conflict.column('Cause').doNothing())
    .returning('Id');
  const row = await tx
    .with('written', () => mail)
    .selectFrom('written')
    .select('Id')
    .select(addJob('mail.send', sql`json_build_object('MailId', id)`).as('Job'))
    .executeTakeFirst();
  if (!row) return false;
  for (const [Position, file] of attachments.entries())
    await tx.insertInto('MailAttachment').values({ MailId: row.Id, Position, FileId: file.Id }).execute();
  return true;
}
