import { isSafePattern } from 'redos-detector';
import { FORM_LIMITS } from '../../rules/limits.ts';
import type { FormFault, FormFaultCode } from './fault.ts';
import type { Part } from './parts.ts';

/**
 * A pattern that cannot be proved fast within this many steps counts as slow. Steps, not time: the same pattern gets the same
 * result on a busy machine. Time limits only apply to extreme cases, per pattern and for all of a form.
 */
const MAX_STEPS = 2000;
const TIMEOUT_MS = 3000;
const MAX_TOTAL_MS = 5000;
/** Ways back that the matcher may have for one text. */
const MAX_BACKTRACKS = 300;

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

function isQuick(pattern: string): boolean {
  try {
    return isSafePattern(pattern, { maxScore: MAX_BACKTRACKS, maxSteps: MAX_STEPS, timeout: TIMEOUT_MS })
      .safe;
  } catch {
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

/** Patterns that are none, and those that some answer could keep busy for hours (ReDoS). */
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
