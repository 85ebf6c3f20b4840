import { NO_DATE } from '#platform/common/format/date-time.ts';

/** Formats the dates of disclosure documents as MM-DD-YYYY (specification point 9). */
export function disclosureDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-');
  return year && month && date ? `${month}-${date}-${year}` : NO_DATE;
}
