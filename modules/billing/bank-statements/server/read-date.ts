/**
 * Parses dates as printed by banks, also in Chinese, into YYYY-MM-DD, and detects whether a statement writes
 * the day, month or year first.
 */
export type DateOrder = 'DMY' | 'MDY' | 'YMD';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/**
 * Parses a date as printed by banks into YYYY-MM-DD; `order` decides between day and month. Null if it is
 * not a date.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const plain = text.normalize('NFKC').trim().toUpperCase();
  const asian = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/.exec(plain);
  if (asian) return day(asian[1], asian[2], asian[3]);
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?!\d)/.exec(plain);
  if (yearFirst) return day(yearFirst[1], yearFirst[2], yearFirst[3]);
  const together = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(plain);
  if (together) return day(together[1], together[2], together[3]);
  const named = /^(\d{1,2})[-/. ]?([A-Z]{3})[A-Z]*[-/., ]*(\d{4}|\d{2})(?!\d)/.exec(plain);
  if (named) return day(named[3], monthOf(named[2]), named[1]);
  const american = /^([A-Z]{3})[A-Z]*[-/. ]*(\d{1,2})[-/., ]+(\d{4}|\d{2})(?!\d)/.exec(plain);
  if (american) return day(american[3], monthOf(american[1]), american[2]);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(plain);
  if (!numbers) return null;
  if (order === 'MDY') return day(numbers[3], numbers[1], numbers[2]);
  return order === 'YMD' && numbers[3]?.length === 2
    ? day(numbers[1], numbers[2], numbers[3])
    : day(numbers[3], numbers[2], numbers[1]);
}

/** Returns the date order that fits all these dates; day first, as used in Hong Kong, if several fit. */
export function orderOf(texts: readonly string[]): DateOrder {
  const readable = (order: DateOrder) => texts.filter((text) => readDate(text, order) !== null).length;
  return readable('MDY') > readable('DMY') ? 'MDY' : 'DMY';
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name) + 1);

function day(year = '', month = '', date = ''): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
  return isDay && full >= '2000' && full < '2200' ? text : null;
}
