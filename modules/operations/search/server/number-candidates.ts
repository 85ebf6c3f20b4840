import { writeNumber } from '#modules/catalogue/services/rules/index.ts';

/** How the numbers of one service are written. */
export type Numbering = { SchemeCode: string; NumberPattern: string };

/** How many years back a number is looked for whose year was not typed. */
const YEARS = 15;
const MAX_CANDIDATES = 400;

/**
 * Every number that may be meant by `QM-2026-00012`, `qm 2026 12`, `QM202600012`, `2026-12` or `12`, for applications with `A-`
 * before it:
 * without dashes and without leading zeros it is still the same one. Empty where no number was typed.
 *
 * @param year of today in Hong Kong
 */
export function numberCandidates(typed: string, numberings: readonly Numbering[], year: number): string[] {
  const [, before, letters = '', rest = ''] =
    /^(A[\s./-]+)?([A-Z]*)[\s./-]*([\d\s./-]*)$/.exec(plain(typed)) ?? [];
  const groups = rest.split(/\D+/).filter(Boolean);
  if (groups.length === 0 || groups.length > 2) return [];
  const readings =
    groups.length === 2 ? [{ Year: groups[0] ?? '', Count: groups[1] ?? '' }] : inOne(groups[0] ?? '');
  const found = new Set<string>();
  for (const { SchemeCode, NumberPattern } of numberings) {
    if (letters && letters !== SchemeCode) continue;
    if (before && !NumberPattern.startsWith('A-')) continue;
    for (const { Year, Count } of readings)
      for (const one of yearsOf(Year, year))
        if (found.size < MAX_CANDIDATES)
          found.add(writeNumber(NumberPattern, { SchemeCode, Year: one, Count: Number(Count) }));
  }
  return [...found];
}

const plain = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/** Digits in one piece are a count, or a year with a count behind it. */
function inOne(digits: string): { Year: string; Count: string }[] {
  if (digits.length > 12) return [];
  const whole = { Year: '', Count: digits };
  return /^20\d{2}\d+$/.test(digits)
    ? [{ Year: digits.slice(0, 4), Count: digits.slice(4) }, whole]
    : [whole];
}

function yearsOf(typed: string, year: number): string[] {
  if (/^\d{4}$/.test(typed)) return [typed];
  if (/^\d{2}$/.test(typed)) return [`20${typed}`];
  return typed === '' ? Array.from({ length: YEARS }, (_, back) => String(year - back)) : [];
}

/** The beginning of a number as it was typed, for those that are not typed to their end; null where it cannot be one. */
export const numberPrefix = (typed: string): string | null =>
  /^(A-)?[A-Z]+-\d[\d-]*$/.test(plain(typed)) ? plain(typed) : null;
