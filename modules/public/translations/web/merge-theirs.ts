import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { TextView } from '../rules/contract.ts';
import { currentTextOf } from './text-draft.ts';

type TextValues = Record<Language, string>;

/** Adopts another user's earlier changes to a text, and updates the draft where nothing was typed here. */
export function mergeTheirs(
  before: TextView,
  now: TextView,
  words: TextValues,
): { theirs: Partial<TextValues>; words: TextValues } {
  const [values, text] = [currentTextOf(before), currentTextOf(now)];
  const theirs = LANGUAGES.filter((language) => values[language] !== text[language]);
  const untouched = LANGUAGES.filter((language) => words[language] === values[language]);
  const pick = (languages: readonly Language[]): Partial<TextValues> =>
    Object.fromEntries(languages.map((language) => [language, text[language]]));
  return { theirs: pick(theirs), words: { ...words, ...pick(untouched) } };
}
