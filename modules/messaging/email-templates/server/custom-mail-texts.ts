import { customMailText } from '#platform/server/mail/custom-mail-text.ts';

/**
 * Loads the custom texts of an email whenever one is written, so that saved changes apply immediately on all
 * servers.
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
