import { sql } from 'kysely';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { audit } from '../audit/audit.ts';
import type { Queries, Tx } from '../database/connect.ts';
import { newKey } from '../database/keys.ts';
import { addJob } from '../jobs/tasks.ts';
import { ownWords } from './own-words.ts';
import { type Letter, type Rendered, renderMail } from './render-mail.ts';

/**
 * An email in the current texts. Own texts that fail, for whatever reason, are logged, and the email is sent in the built-in
 * ones.
 */
async function writeMail(db: Queries, letter: Letter): Promise<Rendered> {
  const { Name } = letter.template;
  const own = Name ? await ownWords.get('TEMPLATE')(db, Name, letter.language) : null;
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
  /** Words to try out, instead of the ones that count. */
  customText?: MailText;
  /** Names what the mail is about: one mail per cause, however often it is asked for. */
  cause: string | null;
  /** Identifies the thread of several emails, so that mail programs group them. */
  thread?: string;
  /** Files that go with it, in their order. */
  attachments?: readonly { Id: number }[];
};

/** One address, nothing that a header could read as more than that. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * Writes a mail and its sending, inside the caller's transaction: it exists exactly when its cause does. False when
 * there was a mail of this cause already.
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
