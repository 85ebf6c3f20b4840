import type { TextKey } from '#platform/common/i18n/texts.ts';

/**
 * An email: its texts by key, in order. Every email has the same layout; only the texts differ. The certification body may
 * store its own texts under its name; `Params` are the placeholders that its texts may use.
 */
export type MailTemplate = {
  Name?: string;
  Subject: TextKey;
  Lines: readonly TextKey[];
  Button?: TextKey;
  Params?: readonly string[];
};
