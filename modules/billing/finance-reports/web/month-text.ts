/**
 * Short and long names of a month (YYYY-MM) for finance's charts and tables, in the user's language: `Nov`
 * or `11月`, `November 2026` or `2026年11月`.
 */
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';

const noon = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

/** Short name of a month: `Nov` or `11月`. */
export const shortMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { month: 'short', timeZone: 'UTC' }).format(noon(month));

/** Long name of a month: `November 2026` or `2026年11月`. */
export const longMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon(month));
