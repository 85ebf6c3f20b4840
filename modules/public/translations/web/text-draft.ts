/**
 * Functions for editing one portal text: its current wording, the changes to submit, and validation with the
 * same rules as the server.
 */
import { type TextFault, textFault, tidyText } from '#platform/common/i18n/check-text.ts';
import { LANGUAGES, type Language, type Text } from '#platform/common/i18n/language.ts';
import type { CustomText, TextView } from '../rules/contract.ts';

type TextValues = Record<Language, string>;

const rowOf = ({ EN, CHT, CHS }: TextValues): Text => [EN, CHT, CHS];

/** Current wording of a text in each language. */
export const currentTextOf = ({ CustomText, BuiltIn }: TextView): TextValues => ({
  EN: CustomText.EN ?? BuiltIn.EN,
  CHT: CustomText.CHT ?? BuiltIn.CHT,
  CHS: CustomText.CHS ?? BuiltIn.CHS,
});

/** Values to submit: only edited languages; a text equal to the built-in one is sent as no custom text. */
export function changedOf(view: TextView, texts: TextValues): Partial<CustomText> {
  const values = currentTextOf(view);
  const changed = LANGUAGES.filter(
    (language) => tidyText(rowOf(view.BuiltIn), texts[language]) !== values[language],
  );
  return Object.fromEntries(
    changed.map((language) => {
      const text = tidyText(rowOf(view.BuiltIn), texts[language]);
      return [language, text === view.BuiltIn[language] ? null : text];
    }),
  );
}

/** Validates while typing with the same rules as the server. */
export function faultsOf(view: TextView, texts: TextValues): Partial<Record<Language, TextFault>> {
  const changed = changedOf(view, texts);
  const found = LANGUAGES.flatMap((language) => {
    const text = changed[language];
    const fault = typeof text === 'string' ? textFault(rowOf(view.BuiltIn), text) : null;
    return fault ? [[language, fault] as const] : [];
  });
  return Object.fromEntries(found);
}
