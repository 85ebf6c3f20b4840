import { type SqlBool, sql } from 'kysely';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Nightly job: deletes the texts of emails older than the retention period. The record of the email, its
 * recipient and time remains. Emails with an attachment keep their texts, as financial documents must be
 * retained.
 */
export async function sweepMailTexts(db: Db): Promise<void> {
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
