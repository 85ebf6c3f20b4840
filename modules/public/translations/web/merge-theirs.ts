import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { TextView } from '../rules/contract.ts';
import { currentTextOf } from './text-draft.ts';

type TextValues = Record<Language, string>;

/** Adopts another user's earlier changes to a text, and updates the draft where nothing was typed here. */
export function mergeRemote(
  before: TextView,
  now: TextView,
  texts: TextValues,
): { theirs: Partial<TextValues>; words: TextValues } {
  const [values, text] = [currentTextOf(before), currentTextOf(now)];
  const changedRemotely = LANGUAGES.filter((language) => values[language] !== text[language]);
  const untouched = LANGUAGES.filter((language) => texts[language] === values[language]);
  const pick = (languages: readonly Language[]): Partial<TextValues> =>
    Object.fromEntries(languages.map((language) => [language, text[language]]));
  return { theirs: pick(changedRemotely), words: { ...texts, ...pick(untouched) } };
}
