import { isDate } from '#modules/catalogue/forms/server/check-scalar.ts';
import type { Entered } from './reading.ts';

/** YYYY-MM-DD of a date that was entered in one line or in three boxes; undefined when it is none. */
export function dateOf({ Text, Parts, Kind }: Entered): string | undefined {
  const [one = '', two = '', three = ''] =
    Parts.size > 0 ? ['1', '2', '3'].map((part) => Parts.get(part) ?? '') : numbersOf(Text);
  if (one.length === 4) return checked(one, two, three);
  // Months come first unless the form was seen to be of the other kind, or the number is no month.
  const isDayFirst = Kind === 'DATE_EU' || Number(one) > 12;
  return isDayFirst ? checked(three, two, one) : checked(three, one, two);
}

const numbersOf = (text: string): string[] =>
  /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})/.exec(text)?.slice(1) ?? [];

function checked(year: string, month: string, day: string): string | undefined {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year.length === 4 && isDate(text) ? text : undefined;
}

/** The year is the third box of both kinds of date; which of the others is the month, `prefill` knows. */
export function dateParts(answer: string): Record<string, string> {
  if (!isDate(answer)) return {};
  const [year = '', month = '', day = ''] = answer.split('-');
  return { '1': month, '2': day, '3': year };
}
