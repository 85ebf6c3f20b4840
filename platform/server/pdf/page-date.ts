import { dayText } from '#platform/common/format/day-text.ts';
import { lines, type PageLine } from './lines.ts';
import type { LanguageSetting } from './page-language.ts';

/**
 * Formats a date (YYYY-MM-DD) for a printed document in its languages, one line each: Mar 14, 2024,
 * 2024年3月14日.
 */
export function pageDate(date: string, setting: LanguageSetting): PageLine[] {
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) throw new Error(`Not a date: ${JSON.stringify(date)}`);
  return lines({ EN: dayText(date, 'EN'), CHT: dayText(date, 'CHT'), CHS: dayText(date, 'CHS') }, setting);
}
