import type { Language } from '#platform/common/i18n/language.ts';
import type { MailWords } from '#platform/common/mail/words.ts';
import type { Queries } from '../database/connect.ts';

/** The body's own words of a mail, read whenever one is written: what was saved counts at once, everywhere. */
export async function ownWords(db: Queries, template: string, language: Language): Promise<MailWords | null> {
  const row = await db
    .selectFrom('MailTemplate')
    .select('Words')
    .where('Template', '=', template)
    .where('Language', '=', language)
    .orderBy('Version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.Words ?? null;
}
