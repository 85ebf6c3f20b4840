import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { TextView } from '../rules/contract.ts';
import { saidOf } from './text-draft.ts';

type Words = Record<Language, string>;

/** Another user was faster: adopts their changes, also in the draft where nothing was typed here. */
export function mergeTheirs(
  before: TextView,
  now: TextView,
  words: Words,
): { theirs: Partial<Words>; words: Words } {
  const [said, says] = [saidOf(before), saidOf(now)];
  const theirs = LANGUAGES.filter((language) => said[language] !== says[language]);
  const untouched = LANGUAGES.filter((language) => words[language] === said[language]);
  const pick = (languages: readonly Language[]): Partial<Words> =>
    Object.fromEntries(languages.map((language) => [language, says[language]]));
  return { theirs: pick(theirs), words: { ...words, ...pick(untouched) } };
}
