import { z } from 'zod';

const PART = '[A-Za-z0-9]+';

/** Letters and digits only (specification point 5). */
export const alphanumeric = z
  .string()
  .trim()
  .regex(new RegExp(`^${PART}$`), 'FIELD_ALPHANUMERIC');

/** Parts of letters and digits only, divided by one of the separators. */
export const alphanumericParts = (separators: string, most = 20) =>
  z
    .string()
    .trim()
    .regex(
      new RegExp(`^${PART}(?:[${separators.replace(/[\\\]^-]/g, '\\$&')}]${PART}){0,${most - 1}}$`),
      'FIELD_ALPHANUMERIC_PARTS',
    );
