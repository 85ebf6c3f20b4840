import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { TextView } from '../rules/contract.ts';
import { currentTextOf } from './text-draft.ts';

type TextValues = Record<Language, string>;

/**
 * Merges another user's saved changes into the draft of a portal text after a conflict: languages that were
 * not edited here are updated, typed text is kept.
 */
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
