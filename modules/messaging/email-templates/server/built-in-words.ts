import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { MailWords } from '#platform/common/mail/words.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/** The built-in words as an editor shows them: their placeholders are written as Liquid writes them. */
export function builtInWords({ Subject, Lines, Button }: MailTemplate, language: Language): MailWords {
  const asLiquid = (key: string) => translate(key, language, PLACEHOLDERS);
  return {
    Subject: asLiquid(Subject),
    Body: Lines.map(asLiquid).join('\n\n'),
    Button: Button ? asLiquid(Button) : '',
  };
}

/** Every name stands for itself. */
const PLACEHOLDERS: Record<string, string> = new Proxy({}, { get: (_, name) => `{{ ${String(name)} }}` });
