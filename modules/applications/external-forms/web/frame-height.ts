/**
 * Reads the height that an embedded form reports in a message, limits it, and adds a margin for content that
 * appears later (specification point 9).
 */

/** Accepted heights of a form in pixels; values outside are errors or attacks, and are limited. */
const MIN_HEIGHT = 200;
const MAX_HEIGHT = 20_000;

/** Extra pixels for content that appears later, such as error messages (specification point 9). */
export const FRAME_ADDED = 100;

/** Frame height from a message `mf_iframe_height=N`; null for any other message. */
export function frameHeight(message: unknown): number | null {
  const text = typeof message === 'string' ? /^mf_iframe_height=(\d{1,9})(?:\.\d+)?$/.exec(message) : null;
  if (!text) return null;
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Number(text[1]))) + FRAME_ADDED;
}
