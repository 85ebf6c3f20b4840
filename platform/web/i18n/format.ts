import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';

/** What an empty date shows (specification point 9). */
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

/** Year, month, day, hours, minutes, seconds in Hong Kong; null where there is no moment. */
function partsOf(moment: string | null | undefined): Record<string, string> | null {
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

/** `14:05`, Hong Kong time. */
export function formatTime(moment: string | null | undefined): string {
  const parts = partsOf(moment);
  return parts ? `${parts.hour}:${parts.minute}` : NO_DATE;
}

/** As wide as a digit, which a hyphen is not. */
const MINUS = '\u2212';

/** Thousands separators and two decimals; cents in, `12,800.00` out. */
export const formatAmount = (cents: number): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(cents / 100)
    .replace('-', MINUS);

/** The sign stands before the currency: `−HKD 100.50`. */
export const formatMoney = (cents: number, currency = 'HKD'): string =>
  `${cents < 0 ? MINUS : ''}${currency} ${formatAmount(Math.abs(cents))}`;

export const formatNumber = (value: number): string => new Intl.NumberFormat('en').format(value);

/** `2.1 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.0', '')} MB`;
}

/** Whole Hong Kong days from one moment to another. */
export function daysSince(moment: string, now: Date): number {
  const day = (at: Date): number => Math.floor((at.getTime() + 8 * 3_600_000) / 86_400_000);
  return day(now) - day(new Date(moment));
}

/** How long something has lasted: `today`, `2 days`, `3 months`. */
export function formatAge(
  moment: string | null | undefined,
  language: Language,
  now: Date = new Date(),
): string {
  if (!moment) return NO_DATE;
  const tag = LANGUAGE_TAGS[language];
  const days = Math.max(0, daysSince(moment, now));
  if (days === 0) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'day');
  const [value, unit] =
    days < 60
      ? [days, 'day']
      : days < 730
        ? [Math.floor(days / 30.4), 'month']
        : [Math.floor(days / 365), 'year'];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** How long ago: `5 minutes ago`, `yesterday`. */
export function formatAgo(moment: string, language: Language, now: Date = new Date()): string {
  const words = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' });
  const minutes = Math.round((new Date(moment).getTime() - now.getTime()) / 60_000);
  if (minutes > -60) return words.format(Math.min(0, minutes), 'minute');
  if (minutes > -24 * 60) return words.format(Math.ceil(minutes / 60), 'hour');
  return words.format(-daysSince(moment, now), 'day');
}
