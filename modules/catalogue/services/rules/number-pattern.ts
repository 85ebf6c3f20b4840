/**
 * Patterns of a service's application and certificate numbers, such as `{SchemeCode}-{YYYY}-{00000}`:
 * validates a pattern, writes a number from it and parses one.
 */
import { z } from 'zod';

const COUNTER = /\{0{3,8}\}/;

/** Variable parts of a number; letters, digits, `-` and `.` between them are literal. */
type Parts = { SchemeCode: string; Year: string; Count: number };

/**
 * A pattern starts with `{SchemeCode}`, so that numbers of two services never collide, and has one counter,
 * `{00000}`; `{YYYY}` or `{YY}` restarts the counter each year.
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

/** `{SchemeCode}-{YYYY}-{00000}` with GF, 2026 and 7 gives GF-2026-00007. */
export const writeNumber = (pattern: string, { SchemeCode, Year, Count }: Parts): string =>
  pattern
    .replaceAll('{SchemeCode}', SchemeCode)
    .replaceAll('{YYYY}', Year)
    .replaceAll('{YY}', Year.slice(-2))
    .replace(COUNTER, (slot) => String(Count).padStart(slot.length - 2, '0'));

/**
 * Pattern of application numbers: the service's pattern after `A-`, so that they never look like certificate
 * numbers, because no scheme code has one letter.
 */
export const applicationPattern = ({ NumberPattern }: { NumberPattern: string }): string =>
  `A-${NumberPattern}`;

/** Whether numbers of this pattern restart each year. */
export const isYearly = (pattern: string): boolean => /\{YY(YY)?\}/.test(pattern);

/**
 * Parses year and count from a number of this pattern and scheme; null if it does not match. A two-digit
 * year belongs to this century; without a year in the pattern, the year is null.
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
    // A group name may occur only once in a regular expression: a repeated year is captured once.
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
