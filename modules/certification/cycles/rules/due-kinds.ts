/** Kinds of due dates in a certification cycle, and the schema of a month. */
import { z } from 'zod';

/** Assessments that a cycle plans by itself. */
export const PLANNED_KINDS = ['SURVEILLANCE', 'RENEWAL'] as const;

export const DUE_KINDS = ['SURVEILLANCE', 'SPECIAL', 'RENEWAL', 'EXPIRY'] as const;

/** A month, YYYY-MM. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'FIELD_INVALID');
