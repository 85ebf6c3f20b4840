/** Heights that a form can have; any other value is an error or an attack. */
const MIN_HEIGHT = 200;
const MAX_HEIGHT = 20_000;

/** Room for what a form shows late, such as a word about a mistake (specification point 9). */
export const FRAME_ADDED = 100;

/** How high a frame becomes by `mf_iframe_height=N`; null for any other message. */
export function frameHeight(message: unknown): number | null {
  const text = typeof message === 'string' ? /^mf_iframe_height=(\d{1,9})(?:\.\d+)?$/.exec(message) : null;
  if (!text) return null;
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Number(text[1]))) + FRAME_ADDED;
}
