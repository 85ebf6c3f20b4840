import { customMailText } from '#platform/server/mail/custom-mail-text.ts';

/**
 * Supplies the email writer with the newest custom texts of a template in a language, read for every email,
 * so that saved changes apply immediately on all servers; null means the built-in texts.
 */
export const mailTextProvider = customMailText.provide({
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
