/**
 * Formats times of day, amounts, numbers, file sizes and ages on screens; ages in the reader's language,
 * times and days in Hong Kong.
 */
import { NO_DATE, partsOf } from '#platform/common/format/date-time.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';

/** Formats `14:05`, Hong Kong time. */
export function formatTime(moment: string | null | undefined): string {
  const parts = partsOf(moment);
  return parts ? `${parts.hour}:${parts.minute}` : NO_DATE;
}

/** Minus sign, as wide as a digit, unlike a hyphen. */
const MINUS = '\u2212';

/** Formats cents with thousands separators and two decimals: `12,800.00`. */
export const formatAmount = (cents: number): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(cents / 100)
    .replace('-', MINUS);

/** Formats an amount with its currency, preceded by the sign: `−HKD 100.50`. */
export const formatMoney = (cents: number, currency = 'HKD'): string =>
  `${cents < 0 ? MINUS : ''}${currency} ${formatAmount(Math.abs(cents))}`;

export const formatNumber = (value: number): string => new Intl.NumberFormat('en').format(value);

/** Formats a file size: `2.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.0', '')} MB`;
}

/** Returns the whole days in Hong Kong between two timestamps. */
export function daysSince(moment: string, now: Date): number {
  const day = (at: Date): number => Math.floor((at.getTime() + 8 * 3_600_000) / 86_400_000);
  return day(now) - day(new Date(moment));
}

/**
 * Puts a space between a number and a Chinese unit, as in the texts of the portal; Intl leaves it out in
 * Simplified Chinese.
 */
const spacedUnit = (text: string): string => text.replace(/(\d)(?=[\u4e00-\u9fff])/g, '$1 ');

/** Formats a duration: `today`, `2 days`, `3 months`. */
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
  return spacedUnit(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value));
}

/** Formats a past time relative to now: `5 minutes ago`, `yesterday`; `justNow` is the text for under a minute. */
export function formatAgo(
  moment: string,
  language: Language,
  justNow: string,
  now: Date = new Date(),
): string {
  const formatter = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' });
  const minutes = Math.ceil((new Date(moment).getTime() - now.getTime()) / 60_000);
  if (minutes >= 0) return justNow;
  if (minutes > -60) return spacedUnit(formatter.format(minutes, 'minute'));
  if (minutes > -24 * 60) return spacedUnit(formatter.format(Math.ceil(minutes / 60), 'hour'));
  return spacedUnit(formatter.format(-daysSince(moment, now), 'day'));
}
