import { ownWords } from '#platform/server/mail/own-words.ts';

/** Read whenever a mail is written: what was saved counts at once, everywhere. */
export const wordsOfMails = ownWords.provide({
  TEMPLATE: async (db, template, language) => {
    const row = await db
      .selectFrom('MailTemplate')
      .select('Content')
      .where('Template', '=', template)
      .where('Language', '=', language)
      .orderBy('Version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.Content ?? null;
  },
});
