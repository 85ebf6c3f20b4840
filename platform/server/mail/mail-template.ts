import type { TextKey } from '#platform/common/i18n/texts.ts';

/**
 * Type of an email template: its text keys, in order. All emails have the same layout; only the texts
 * differ. Custom texts are stored under the template's name; `Params` are the placeholders that the texts
 * may use.
 */
export type MailTemplate = {
  Name?: string;
  Subject: TextKey;
  Lines: readonly TextKey[];
  Button?: TextKey;
  Params?: readonly string[];
};
