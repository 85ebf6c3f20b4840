import { type SqlBool, sql } from 'kysely';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Nightly: takes the words of mails away that went out long ago. That they went, to whom and when, stays. Mails that
 * brought a paper of money keep theirs, as the paper has to be kept.
 */
export async function sweepMailWords(db: Db): Promise<void> {
  await db
    .updateTable('Mail')
    .set({ Text: '', Html: '' })
    .where('Status', 'in', ['SENT', 'KEPT'])
    .where(
      sql<SqlBool>`coalesce(sent_at, created_at) < now() - make_interval(months => ${setting('MailMonths')}::int)`,
    )
    .where(sql<SqlBool>`(text <> '' or html <> '')`)
    .where(sql<SqlBool>`not exists (select from mail_attachment where mail_id = mail.id)`)
    .execute();
}
