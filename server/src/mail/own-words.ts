import type { MailWords } from '@assay/shared/mail/words.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Queries } from '../db/connect.ts';

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
