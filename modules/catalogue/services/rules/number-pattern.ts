import { z } from 'zod';

const COUNTER = /\{0{3,8}\}/;

/** What a number of a service is made of; letters, digits, `-` and `.` between them stay as they are. */
type Parts = { SchemeCode: string; Year: string; Count: number };

/**
 * Starts with `{SchemeCode}`, so that numbers of two services never collide, and has one counter, `{00000}`; `{YYYY}` or `{YY}`
 * restarts the counter each year.
 */
export const numberPattern = z
  .string()
  .max(60)
  .regex(/^\{SchemeCode\}(?![A-Z])(\{YYYY\}|\{YY\}|\{0{3,8}\}|[A-Z0-9.-])+$/, 'ERR_SERVICE_NUMBER')
  .refine((pattern) => pattern.split(COUNTER).length === 2, 'ERR_SERVICE_NUMBER')
  .refine(
    (pattern) => writeNumber(pattern, { SchemeCode: 'ABCD', Year: '2026', Count: 1 }).length <= 40,
    'ERR_SERVICE_NUMBER',
  );

/** `{SchemeCode}-{YYYY}-{00000}` with GF, 2026 and 7 is GF-2026-00007. */
export const writeNumber = (pattern: string, { SchemeCode, Year, Count }: Parts): string =>
  pattern
    .replaceAll('{SchemeCode}', SchemeCode)
    .replaceAll('{YYYY}', Year)
    .replaceAll('{YY}', Year.slice(-2))
    .replace(COUNTER, (slot) => String(Count).padStart(slot.length - 2, '0'));

/**
 * Applications carry the pattern of their service behind `A-`, so that their numbers never look like those of
 * certificates: no scheme has a code of one letter.
 */
export const applicationPattern = ({ NumberPattern }: { NumberPattern: string }): string =>
  `A-${NumberPattern}`;

/** Whether numbers of this pattern restart each year. */
export const isYearly = (pattern: string): boolean => /\{YY(YY)?\}/.test(pattern);

/**
 * Reads year and count out of a number of this pattern and scheme; null where it is none. Two digits of the year are
 * those of this century; a pattern without a year gives null for it.
 */
export function readNumber(
  pattern: string,
  schemeCode: string,
  number: string,
): { Year: string | null; Count: number } | null {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const parts = pattern.split(/(\{SchemeCode\}|\{YYYY\}|\{YY\}|\{0{3,8}\})/);
  const source = parts.map((part, place) => {
    if (part === '{SchemeCode}') return escaped(schemeCode);
    // Groups have one name each: a year that is repeated is read once.
    if (parts.indexOf(part) < place && part.startsWith('{Y')) return part === '{YYYY}' ? '\\d{4}' : '\\d{2}';
    if (part === '{YYYY}') return '(?<year>\\d{4})';
    if (part === '{YY}') return '(?<short>\\d{2})';
    return COUNTER.test(part) ? `(?<count>\\d{${part.length - 2},9})` : escaped(part);
  });
  const found = new RegExp(`^${source.join('')}$`).exec(number)?.groups;
  if (!found?.count) return null;
  const Year = found.year ?? (found.short ? `20${found.short}` : null);
  return { Year, Count: Number(found.count) };
}
