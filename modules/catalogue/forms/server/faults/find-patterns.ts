/** Finds invalid and slow regular expressions in a form's validation rules (ReDoS). */
import { isSafePattern } from 'redos-detector';
import { FORM_LIMITS } from '../../rules/limits.ts';
import type { FormFault, FormFaultCode } from './fault.ts';
import type { Part } from './parts.ts';

/**
 * A pattern not proved fast within this number of steps counts as slow. Steps, not time, so that a busy
 * machine gives the same result. Time limits apply only to extreme cases, per pattern and for the whole
 * form.
 */
const MAX_STEPS = 2000;
const TIMEOUT_MS = 3000;
const MAX_TOTAL_MS = 5000;
/** Maximum number of backtracks of the matcher for one text. */
const MAX_BACKTRACKS = 300;

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    // A syntax error, which is the result of this check.
    return false;
  }
}

function isQuick(pattern: string): boolean {
  try {
    return isSafePattern(pattern, { maxScore: MAX_BACKTRACKS, maxSteps: MAX_STEPS, timeout: TIMEOUT_MS })
      .safe;
  } catch {
    // A pattern that cannot be analysed counts as slow, so it is reported.
    return false;
  }
}

function patternFault(pattern: unknown, isOutOfTime: boolean): FormFaultCode | null {
  if (
    typeof pattern !== 'string' ||
    pattern === '' ||
    pattern.length > FORM_LIMITS.Pattern ||
    !compiles(pattern)
  )
    return 'ERR_FORM_PATTERN';
  return isOutOfTime || !isQuick(pattern) ? 'ERR_FORM_PATTERN_SLOW' : null;
}

/**
 * Returns faults for invalid patterns and for those that some answer could keep running for hours (ReDoS).
 */
export function findPatterns(parts: readonly Part[]): FormFault[] {
  const known = new Map<unknown, FormFaultCode | null>();
  const end = performance.now() + MAX_TOTAL_MS;
  return parts
    .filter(({ Class }) => Class === 'regexvalidator')
    .flatMap(({ Path, Json }): FormFault[] => {
      const pattern = Json.regex;
      const Code = known.has(pattern) ? known.get(pattern) : patternFault(pattern, performance.now() > end);
      known.set(pattern, Code ?? null);
      return Code ? [{ Path: [...Path, 'regex'], Code }] : [];
    });
}
