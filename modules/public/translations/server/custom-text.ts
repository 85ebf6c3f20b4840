import { textFault, tidyText } from '#platform/common/i18n/check-text.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { builtInText, type Params, type TextKey } from '#platform/common/i18n/texts.ts';
import type { CustomText } from '../rules/contract.ts';

export type LanguageFault = { Language: Language; Code: TextKey; Params?: Params };
type CustomTextInput = Partial<Record<Language, string | null | undefined>>;

/** A text's own words once what was given is taken in; the built-in words typed again are none of one's own. */
export function mergeCustomText(
  key: string,
  before: CustomText,
  given: CustomTextInput,
): { CustomText: CustomText; Faults: LanguageFault[] } {
  const builtIn = builtInText(key);
  const CustomText = { ...before };
  const Faults: LanguageFault[] = [];
  for (const [at, language] of LANGUAGES.entries()) {
    const words = given[language];
    if (!builtIn || words === undefined) continue;
    const text = words === null ? null : tidyText(builtIn, words);
    const fault = text === null || text === builtIn[at] ? null : textFault(builtIn, text);
    if (fault) Faults.push({ Language: language, ...fault });
    else CustomText[language] = text === builtIn[at] ? null : text;
  }
  return { CustomText, Faults };
}

export const isSameCustomText = (one: CustomText, other: CustomText): boolean =>
  LANGUAGES.every((language) => one[language] === other[language]);
