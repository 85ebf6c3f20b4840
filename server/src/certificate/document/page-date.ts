import type { LanguageSetting, PageLanguage } from './facts.ts';
import { lines, type PageLine } from './lines.ts';

const style = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const writers: Record<PageLanguage, Intl.DateTimeFormat> = {
  EN: new Intl.DateTimeFormat('en-GB', style),
  CHT: new Intl.DateTimeFormat('zh-Hant-HK', style),
  CHS: new Intl.DateTimeFormat('zh-Hans-CN', style),
};

/** A date as people write it: 14 March 2024, 2024年3月14日. */
export function pageDate(date: string, setting: LanguageSetting): PageLine[] {
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) throw new Error(`Not a date: ${JSON.stringify(date)}`);
  return lines(
    { EN: writers.EN.format(moment), CHT: writers.CHT.format(moment), CHS: writers.CHS.format(moment) },
    setting,
  );
}
