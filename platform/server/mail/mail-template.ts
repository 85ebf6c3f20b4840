import type { TextKey } from '#platform/common/i18n/texts.ts';

/**
 * Type of an email template: the text keys of its subject, lines and button, the name under which custom
 * texts are stored, and the placeholders they may use. All emails have the same layout.
 */
export type MailTemplate = {
  Name?: string;
  Subject: TextKey;
  Lines: readonly TextKey[];
  Button?: TextKey;
  Params?: readonly string[];
};
