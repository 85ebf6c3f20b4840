/**
 * Request schema for free text such as remarks and comments: refuses texts longer than the length in the
 * portal's settings (`CharLimit`), 4000 characters until they are loaded.
 */
import { z } from 'zod';

/** Default limit until the portal's settings are loaded. */
let limit = (): number => 4000;

/**
 * Registers the configured length (`CharLimit`); called by the settings module, which the contract must not
 * import.
 */
export function limitFreeText(configured: () => number): void {
  limit = configured;
}

/** Maximum number of characters of a remark, an answer to a checklist point or a comment. */
export const freeTextLimit = (): number => limit();

/** String check: the maximum length follows the configuration (specification point 5). */
export function withinFreeText(payload: z.core.ParsePayload<string>): void {
  const maximum = freeTextLimit();
  if (payload.value.length <= maximum) return;
  payload.issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: payload.value });
}

export const freeText = z.string().check(withinFreeText);
