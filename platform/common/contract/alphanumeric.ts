import { z } from 'zod';

/** Letters and digits only (specification point 5). */
export const alphanumeric = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]+$/, 'FIELD_ALPHANUMERIC');

/** The number of an entry of a form, or `form/entry` where two forms have that number (A48). */
export const entryNumber = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9]+(?:\/[A-Za-z0-9]+)?$/, 'FIELD_ALPHANUMERIC');

/** A certificate number as it is typed: parts of letters and digits. Kept in capitals, however it is written. */
export const certificateNumber = z
  .string()
  .trim()
  .toUpperCase()
  .min(3)
  .max(40)
  .regex(/^[A-Z0-9]+(?:[/._-][A-Z0-9]+)*$/, 'FIELD_ALPHANUMERIC_PARTS');
