import { z } from 'zod';

const COUNTER = /\{0{3,8}\}/;

/** What a number of a service is made of; letters, digits, `-` and `.` between them stay as they are. */
type Parts = { SchemeCode: string; Year: string; Count: number };

/**
 * Begins with `{SchemeCode}`, so that numbers of two services never meet, and has one counter, `{00000}`; `{YYYY}` or
 * `{YY}` begins the counter anew each year.
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

/** Whether numbers of this pattern begin anew each year. */
export const isYearly = (pattern: string): boolean => /\{YY(YY)?\}/.test(pattern);
