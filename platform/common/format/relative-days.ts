/**
 * Converts relative dates in list filters and links (`-30d`, `+90d`) to calendar dates as of today in Hong
 * Kong, so that a saved filter remains correct tomorrow.
 */
import { addDays, hongKongDate } from './dates.ts';

/** Relative dates of list filters: `-30d`, `+0d`, `+90d`. */
const RELATIVE_DAY = /^(?:-([1-9]\d{0,3})|\+(\d{1,4}))d$/;

/**
 * Returns the date that a keyword represents, YYYY-MM-DD: `-30d` starts the last 30 days including today,
 * `+30d` is 30 days from today, `+0d` is today. Today is the date in Hong Kong. Anything else is returned
 * unchanged.
 */
export function dayOf(value: string, at: Date): string {
  const found = RELATIVE_DAY.exec(value);
  if (!found) return value;
  const [, back, ahead] = found;
  return addDays(hongKongDate(at), back === undefined ? Number(ahead) : 1 - Number(back));
}

/**
 * Returns list parameters with calendar dates: keywords are resolved only in parameters whose name ends in
 * `From` or `To`.
 */
export const resolveRelativeDays = <Params extends Readonly<Record<string, string>>>(
  params: Params,
  at: Date,
): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /(From|To)$/.test(name) ? dayOf(value, at) : value]),
  ) as Params;
