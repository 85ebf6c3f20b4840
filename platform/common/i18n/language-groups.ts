/** Groups the languages that share the same texts, so that each text is shown or edited once. */
import type { Localized } from '../contract/shapes.ts';
import { LANGUAGES, type Language } from './language.ts';

/** Languages in order, those in one group in which all of the texts are the same; never empty. */
export function languageGroups(...texts: readonly Localized[]): [Language, ...Language[]][] {
  const groups: [Language, ...Language[]][] = [];
  for (const language of LANGUAGES) {
    const same = groups.find(([first]) =>
      texts.every((text) => text[first].trim() === text[language].trim()),
    );
    if (same) same.push(language);
    else groups.push([language]);
  }
  return groups;
}
