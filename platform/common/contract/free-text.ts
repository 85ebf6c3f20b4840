import { z } from 'zod';

/** Until the settings of the portal are known. */
let limit = (): number => 4000;

/** The module of the settings registers the configured length (`CharLimit`); the contract must not import it. */
export function limitFreeText(configured: () => number): void {
  limit = configured;
}

/** Characters that a remark, an answer to a point or a comment may have at most. */
export const freeTextLimit = (): number => limit();

/** A check of strings: their length follows the configuration (specification point 5). */
export function withinFreeText(given: z.core.ParsePayload<string>): void {
  const maximum = freeTextLimit();
  if (given.value.length <= maximum) return;
  given.issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: given.value });
}

export const freeText = z.string().check(withinFreeText);
