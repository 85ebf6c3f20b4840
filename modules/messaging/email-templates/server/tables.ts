import type { Language } from '#platform/common/i18n/language.ts';
import type { MailWords } from '#platform/common/mail/words.ts';
import type { Id, Json, Moment } from '#platform/server/database/columns.ts';

/** Rows of the wording of emails, one for each version of a template in a language. */
type MailTemplateTables = {
  MailTemplate: {
    Id: Id;
    Template: string;
    Language: Language;
    Version: number;
    Words: Json<MailWords> | null;
    AccountId: number | null;
    At: Moment;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends MailTemplateTables {}
}
