/**
 * Merges submitted translations into a portal text as customised by the certification body, and validates
 * them; a text equal to the built-in one is not stored as custom.
 */
import { textFault, tidyText } from '#platform/common/i18n/check-text.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { builtInText, type Params, type TextKey } from '#platform/common/i18n/texts.ts';
import type { CustomText } from '../rules/contract.ts';

export type LanguageFault = { Language: Language; Code: TextKey; Params?: Params };
type CustomTextInput = Partial<Record<Language, string | null | undefined>>;

/** Merges submitted texts into a custom text; a text equal to the built-in one does not count as custom. */
export function mergeCustomText(
  key: string,
  before: CustomText,
  input: CustomTextInput,
): { CustomText: CustomText; Faults: LanguageFault[] } {
  const builtIn = builtInText(key);
  const CustomText = { ...before };
  const Faults: LanguageFault[] = [];
  for (const [at, language] of LANGUAGES.entries()) {
    const typed = input[language];
    if (!builtIn || typed === undefined) continue;
    const text = typed === null ? null : tidyText(builtIn, typed);
    const fault = text === null || text === builtIn[at] ? null : textFault(builtIn, text);
    if (fault) Faults.push({ Language: language, ...fault });
    else CustomText[language] = text === builtIn[at] ? null : text;
  }
  return { CustomText, Faults };
}

export const isSameCustomText = (one: CustomText, other: CustomText): boolean =>
  LANGUAGES.every((language) => one[language] === other[language]);
