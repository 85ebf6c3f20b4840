import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { ServiceRow } from '../rules/contract.ts';

type Named = Pick<ServiceRow, 'Name' | 'NameExtra' | 'SchemeCode'>;

/**
 * Chooses how a service is named on screens: the name in the user's language, the standard, and the name in
 * the other script for a second line.
 */
export function serviceNames(
  service: Named,
  language: Language,
): { first: string; extra: string; second: string } {
  const first = localizedText(service.Name, language) || service.SchemeCode;
  const second = localizedText(service.Name, language === 'EN' ? 'CHT' : 'EN');
  return {
    first,
    extra: localizedText(service.NameExtra, language),
    second: second === first ? '' : second,
  };
}
