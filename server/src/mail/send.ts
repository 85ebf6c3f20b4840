import type { Params } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Tx } from '../db/connect.ts';
import { newKey } from '../db/keys.ts';
import { enqueue } from '../jobs/tasks.ts';
import { renderMail } from './render-mail.ts';
import type { MailTemplate } from './templates.ts';

export type NewMail = {
  to: string;
  language: Language;
  template: MailTemplate;
  params?: Params;
  /** Address of the button; see `portalLink`. */
  link?: string;
  /** Names what the mail is about: one mail per cause, however often it is asked for. */
  cause: string | null;
};

/** One address, nothing that a header could read as more than that. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Writes a mail and its sending, inside the caller's transaction: it exists exactly when its cause does. */
export async function queueMail(tx: Tx, { to, cause, ...letter }: NewMail): Promise<void> {
  if (!ADDRESS.test(to) || to.length > 254) throw new Error('A mail needs one plain address');
  const row = await tx
    .insertInto('Mail')
    .values({
      MailKey: newKey(),
      Recipient: to,
      ...renderMail(letter),
      Status: 'QUEUED',
      Cause: cause,
      SentAt: null,
    })
    .onConflict((conflict) => conflict.column('Cause').doNothing())
    .returning('Id')
    .executeTakeFirst();
  if (row) await enqueue(tx, 'mail.send', { MailId: row.Id });
}
