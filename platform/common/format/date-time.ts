/** Formats timestamps as dates and times in Hong Kong, in the reader's language. */
import type { Language } from '../i18n/language.ts';

/** Shown in place of an empty date (specification point 9). */
export const NO_DATE = '---';
const ZONE = 'Asia/Hong_Kong';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns year, month, day, hours, minutes and seconds in Hong Kong; null without a timestamp. */
export function partsOf(moment: string | null | undefined): Record<string, string> | null {
  const at = moment ? new Date(moment.length === 10 ? `${moment}T00:00:00+08:00` : moment) : null;
  if (!at || Number.isNaN(at.getTime())) return null;
  return Object.fromEntries(clock.formatToParts(at).map((part) => [part.type, part.value]));
}

const dayText = (p: Record<string, string>, language: Language): string =>
  language === 'EN'
    ? `${MONTHS[Number(p.month) - 1]} ${Number(p.day)}, ${p.year}`
    : `${p.year}年${Number(p.month)}月${Number(p.day)}日`;

/** `Nov 3, 2026` or `2026年11月3日`. */
export function formatDate(moment: string | null | undefined, language: Language): string {
  const parts = partsOf(moment);
  return parts ? dayText(parts, language) : NO_DATE;
}

/** `Nov 3, 2026 14:05:00` or `2026年11月3日 14:05:00`, Hong Kong time. */
export function formatDateTime(moment: string | null | undefined, language: Language): string {
  const parts = partsOf(moment);
  return parts ? `${dayText(parts, language)} ${parts.hour}:${parts.minute}:${parts.second}` : NO_DATE;
}
