import { FORM_LIMITS } from '../../rules/limits.ts';
import type { FormFault } from './fault.ts';

/** Counted without recursion: the depth is what is in question. */
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

/** What nothing else may look into: too deep for the engine, or too large. */
export function findSize(form: unknown): FormFault[] {
  if (isTooDeep(form)) return [{ Path: [], Code: 'ERR_FORM_TOO_DEEP', Params: { limit: FORM_LIMITS.Depth } }];
  if (Buffer.byteLength(JSON.stringify(form) ?? '') <= FORM_LIMITS.Bytes) return [];
  return [{ Path: [], Code: 'ERR_FORM_TOO_LARGE', Params: { limit: FORM_LIMITS.Bytes / 1024 } }];
}
