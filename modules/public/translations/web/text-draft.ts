import { type TextFault, textFault, tidyText } from '#platform/common/i18n/check-text.ts';
import { LANGUAGES, type Language, type Text } from '#platform/common/i18n/language.ts';
import type { CustomText, TextView } from '../rules/contract.ts';

type TextValues = Record<Language, string>;

const rowOf = ({ EN, CHT, CHS }: TextValues): Text => [EN, CHT, CHS];

/** What a text says now in each language. */
export const currentTextOf = ({ CustomText, BuiltIn }: TextView): TextValues => ({
  EN: CustomText.EN ?? BuiltIn.EN,
  CHT: CustomText.CHT ?? BuiltIn.CHT,
  CHS: CustomText.CHS ?? BuiltIn.CHS,
});

/** What is sent: only what was edited, the built-in text as no own text. */
export function changedOf(view: TextView, words: TextValues): Partial<CustomText> {
  const values = currentTextOf(view);
  const changed = LANGUAGES.filter(
    (language) => tidyText(rowOf(view.BuiltIn), words[language]) !== values[language],
  );
  return Object.fromEntries(
    changed.map((language) => {
      const text = tidyText(rowOf(view.BuiltIn), words[language]);
      return [language, text === view.BuiltIn[language] ? null : text];
    }),
  );
}

/** What the server would refuse, found while it is typed. */
export function faultsOf(view: TextView, words: TextValues): Partial<Record<Language, TextFault>> {
  const changed = changedOf(view, words);
  const found = LANGUAGES.flatMap((language) => {
    const text = changed[language];
    const fault = typeof text === 'string' ? textFault(rowOf(view.BuiltIn), text) : null;
    return fault ? [[language, fault] as const] : [];
  });
  return Object.fromEntries(found);
}
