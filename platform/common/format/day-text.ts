/**
 * Formats a date (YYYY-MM-DD) or a month (YYYY-MM) in the reader's language, as in specification point 9:
 * `Mar 14, 2024`, `2024年3月14日`; `Mar 2024`, `2024年3月`.
 */
import type { Language } from '../i18n/language.ts';

const style = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const writers: Record<Language, Intl.DateTimeFormat> = {
  EN: new Intl.DateTimeFormat('en-US', { ...style, month: 'short' }),
  CHT: new Intl.DateTimeFormat('zh-Hant-HK', style),
  CHS: new Intl.DateTimeFormat('zh-Hans-CN', style),
};

/** Formats a date (YYYY-MM-DD) as in specification point 9: `Mar 14, 2024`, `2024年3月14日`. */
export const dayText = (day: string, language: Language): string =>
  writers[language].format(new Date(`${day}T00:00:00Z`));

const month = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const monthWriters: Record<Language, Intl.DateTimeFormat> = {
  EN: new Intl.DateTimeFormat('en-US', { ...month, month: 'short' }),
  CHT: new Intl.DateTimeFormat('zh-Hant-HK', month),
  CHS: new Intl.DateTimeFormat('zh-Hans-CN', month),
};

/** Formats a month (YYYY-MM) in the same way: `Mar 2024`, `2024年3月`. */
export const monthText = (of: string, language: Language): string =>
  monthWriters[language].format(new Date(`${of}-01T00:00:00Z`));
