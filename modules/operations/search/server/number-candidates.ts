/**
 * Derives from a text typed into the global search the application and certificate numbers that it may mean,
 * for example from `qm 2026 12`, and the prefix of an incomplete number.
 */
import { writeNumber } from '#modules/catalogue/services/rules/index.ts';

/** Number format of one service. */
export type Numbering = { SchemeCode: string; NumberPattern: string };

/** Number of past years tried when the year is missing. */
const YEARS = 15;
const MAX_CANDIDATES = 400;

/**
 * Returns every number that `QM-2026-00012`, `qm 2026 12`, `QM202600012`, `2026-12` or `12` may refer to,
 * for applications with the prefix `A-`: dashes and leading zeros are optional. Empty if the text contains
 * no number. @param year current year in Hong Kong
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

/** Digits without separators are a serial number, or a year followed by a serial number. */
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

/** Prefix for numbers that are typed incompletely; null if the text cannot be the start of a number. */
export const numberPrefix = (typed: string): string | null =>
  /^(A-)?[A-Z]+-\d[\d-]*$/.test(plain(typed)) ? plain(typed) : null;
