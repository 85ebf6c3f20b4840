import type { Language } from '#platform/common/i18n/language.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import type { Id, Json, Moment } from '#platform/server/database/columns.ts';

/** Database table of custom email texts, one row per version of a template in a language. */
type MailTemplateTables = {
  MailTemplate: {
    Id: Id;
    Template: string;
    Language: Language;
    Version: number;
    Content: Json<MailText> | null;
    AccountId: number | null;
    At: Moment;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends MailTemplateTables {}
}
