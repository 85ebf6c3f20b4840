import { addDays, hongKongDate } from './dates.ts';

/** Days of a list that move with the calendar: `-30d`, `+0d`, `+90d`. */
const RELATIVE_DAY = /^(?:-([1-9]\d{0,3})|\+(\d{1,4}))d$/;

/**
 * The day a keyword represents, YYYY-MM-DD: `-30d` starts the last 30 days including today; `+30d` is 30 days from today, `+0d`
 * is today. Today is the Hong Kong date. Anything else is returned unchanged.
 */
export function dayOf(word: string, at: Date): string {
  const found = RELATIVE_DAY.exec(word);
  if (!found) return word;
  const [, back, ahead] = found;
  return addDays(hongKongDate(at), back === undefined ? Number(ahead) : 1 - Number(back));
}

/** List parameters with plain days: keywords are resolved only in parameters whose name ends in `From` or `To`. */
export const resolveRelativeDays = <Params extends Readonly<Record<string, string>>>(
  params: Params,
  at: Date,
): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /(From|To)$/.test(name) ? dayOf(value, at) : value]),
  ) as Params;
