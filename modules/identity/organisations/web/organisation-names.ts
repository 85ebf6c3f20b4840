import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';

/**
 * Returns an organisation's name in the user's language, followed by the name in the other script (English
 * or Chinese), or an empty text if there is none.
 */
export function organisationNames(name: Localized, language: Language): [first: string, second: string] {
  const chinese = language === 'CHS' ? name.CHS || name.CHT : name.CHT || name.CHS;
  const [first, second] = language === 'EN' ? [name.EN, chinese] : [chinese, name.EN];
  return first ? [first, second === first ? '' : second] : [second, ''];
}
