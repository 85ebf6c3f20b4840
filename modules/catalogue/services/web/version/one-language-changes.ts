/** Finds texts of a service that changed in some of the three languages only, among the differences of two versions. */
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { ServiceChange } from '../../rules/contract.ts';

/** A text that changed in some languages; the others may be out of date. */
export type OneLanguageChange = {
  /** Path of the text, without a language. */
  Place: string;
  /** Languages that did not change. */
  Unchanged: Language[];
};

const LANGUAGE_AT_END = new RegExp(`^(.*)\\.(${LANGUAGES.join('|')})$`);

export function oneLanguageChanges(changes: readonly ServiceChange[]): OneLanguageChange[] {
  const changed = new Map<string, Set<string>>();
  for (const { Path } of changes) {
    const [, place, language] = LANGUAGE_AT_END.exec(Path) ?? [];
    if (!place || !language) continue;
    changed.set(place, (changed.get(place) ?? new Set()).add(language));
  }
  return [...changed]
    .map(([Place, languages]) => ({
      Place,
      Unchanged: LANGUAGES.filter((language) => !languages.has(language)),
    }))
    .filter(({ Unchanged }) => Unchanged.length > 0);
}
