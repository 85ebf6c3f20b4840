/**
 * Request schemas that accept only codes of letters and digits (specification point 5): plain codes, entry
 * numbers of external forms, and certificate numbers, which are converted to upper case.
 */
import { z } from 'zod';

/** Letters and digits only (specification point 5). */
export const alphanumeric = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]+$/, 'FIELD_ALPHANUMERIC');

/** Number of a form entry, or `form/entry` where two forms have the same number (A48). */
export const entryNumber = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9]+(?:\/[A-Za-z0-9]+)?$/, 'FIELD_ALPHANUMERIC');

/** A certificate number as typed: groups of letters and digits. Converted to upper case. */
export const certificateNumber = z
  .string()
  .trim()
  .toUpperCase()
  .min(3)
  .max(40)
  .regex(/^[A-Z0-9]+(?:[/._-][A-Z0-9]+)*$/, 'FIELD_ALPHANUMERIC_PARTS');
