/** Finds the languages of an email whose texts have not followed a change in another language. */
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';

/** One save of an email's texts; `IsOwn` is false if the built-in texts were restored. */
export type TextSave = { Language: Language; IsOwn: boolean };

/**
 * Languages that were not saved since another language changed, given all saves of one email in order. Saving a
 * language that is out of date only brings it up to date, because it follows the change; the built-in texts of all
 * languages always agree.
 */
export function outdatedLanguages(saves: readonly TextSave[]): Language[] {
  const outdated = new Set<Language>();
  const own = new Set<Language>();
  for (const { Language, IsOwn } of saves) {
    if (IsOwn) own.add(Language);
    else own.delete(Language);
    if (!outdated.delete(Language))
      for (const other of LANGUAGES) if (other !== Language) outdated.add(other);
    if (own.size === 0) outdated.clear();
  }
  return LANGUAGES.filter((language) => outdated.has(language));
}
