import { addDays, hongKongDate } from './dates.ts';

/** Days of a list that move with the calendar: `-30d`, `+0d`, `+90d`. */
const DAY_WORD = /^(?:-([1-9]\d{0,3})|\+(\d{1,4}))d$/;

/**
 * The day that a word stands for, YYYY-MM-DD: `-30d` begins the last 30 days, of which today is one; `+30d` is 30 days
 * from today, `+0d` today itself. Today is Hong Kong's. Anything else is given back as it is.
 */
export function dayOf(word: string, at: Date): string {
  const found = DAY_WORD.exec(word);
  if (!found) return word;
  const [, back, ahead] = found;
  return addDays(hongKongDate(at), back === undefined ? Number(ahead) : 1 - Number(back));
}

/** Parameters of a list with plain days: words stand in those whose name ends in `From` or `To`, nowhere else. */
export const plainDays = <Params extends Readonly<Record<string, string>>>(
  params: Params,
  at: Date,
): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /(From|To)$/.test(name) ? dayOf(value, at) : value]),
  ) as Params;
