/**
 * First publication check of a form: finds forms that are too large or too deeply nested for any other check
 * to read safely.
 */
import { FORM_LIMITS } from '../../rules/limits.ts';
import type { FormFault } from './fault.ts';

/** Measures the depth without recursion, which could itself overflow on a deep form. */
function isTooDeep(form: unknown): boolean {
  let level: unknown[] = [form];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > FORM_LIMITS.Depth) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/**
 * Returns a fault if the form is too deep for the engine or too large; no other check may read such a form.
 */
export function findSize(form: unknown): FormFault[] {
  if (isTooDeep(form)) return [{ Path: [], Code: 'ERR_FORM_TOO_DEEP', Params: { limit: FORM_LIMITS.Depth } }];
  if (Buffer.byteLength(JSON.stringify(form) ?? '') <= FORM_LIMITS.Bytes) return [];
  return [{ Path: [], Code: 'ERR_FORM_TOO_LARGE', Params: { limit: FORM_LIMITS.Bytes / 1024 } }];
}
