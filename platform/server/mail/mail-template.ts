import type { TextKey } from '#platform/common/i18n/texts.ts';

/**
 * A mail: its words by key, in order. Every mail looks the same; only the words differ. Under its name the body may
 * keep words of its own; `Params` are the placeholders that its texts may use.
 */
export type MailTemplate = {
  Name?: string;
  Subject: TextKey;
  Lines: readonly TextKey[];
  Button?: TextKey;
  Params?: readonly string[];
};
