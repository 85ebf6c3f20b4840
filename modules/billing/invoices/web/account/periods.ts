import { addDays, addMonths } from '#platform/common/format/dates.ts';

export type Period = { From: string; To: string };

/** Periods that people ask for, as seen on a day (YYYY-MM-DD in Hong Kong). */
export function periodsOn(today: string): readonly { Label: PeriodLabel; Period: Period }[] {
  const month = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4));
  return [
    { Label: 'ACCOUNT_THIS_MONTH', Period: { From: month, To: today } },
    { Label: 'ACCOUNT_LAST_MONTH', Period: { From: addMonths(month, -1), To: addDays(month, -1) } },
    { Label: 'ACCOUNT_THREE_MONTHS', Period: { From: addDays(addMonths(today, -3), 1), To: today } },
    { Label: 'ACCOUNT_THIS_YEAR', Period: { From: `${year}-01-01`, To: today } },
    { Label: 'ACCOUNT_LAST_YEAR', Period: { From: `${year - 1}-01-01`, To: `${year - 1}-12-31` } },
  ];
}

type PeriodLabel =
  | 'ACCOUNT_THIS_MONTH'
  | 'ACCOUNT_LAST_MONTH'
  | 'ACCOUNT_THREE_MONTHS'
  | 'ACCOUNT_THIS_YEAR'
  | 'ACCOUNT_LAST_YEAR';
