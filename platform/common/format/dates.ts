/**
 * Date and time in Hong Kong at a point in time, and arithmetic on calendar dates (YYYY-MM-DD): adding
 * months or days, and the days between two dates.
 */

/** Hong Kong has kept UTC+8 without summer time since 1979, so the shift is exact. */
const HONG_KONG_MS = 8 * 60 * 60 * 1000;

/** Returns the date in Hong Kong at a point in time, YYYY-MM-DD. */
export const hongKongDate = (at: Date): string =>
  new Date(at.getTime() + HONG_KONG_MS).toISOString().slice(0, 10);

/** Returns the time of day in Hong Kong, HH:mm. */
export const hongKongTime = (at: Date): string =>
  new Date(at.getTime() + HONG_KONG_MS).toISOString().slice(11, 16);

/** Returns the point in time at which a date, YYYY-MM-DD, starts in Hong Kong. */
export const hongKongMidnight = (date: string): Date => new Date(`${date}T00:00:00+08:00`);

/** Adds calendar months to YYYY-MM-DD; the 31st becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Returns the whole days from one YYYY-MM-DD to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
