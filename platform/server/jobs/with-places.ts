/**
 * Adds to a failed job's error the places in the portal's own code where it occurred. The queue stores only
 * the message, and operators read it there.
 */

const MAX_PLACES = 4;
const FRAME = /^\s+at (?:(.+?) \()?(?:file:\/\/)?([^()]+?:\d+:\d+)\)?$/;

/** Error to hand to the queue: same message, then one line per place, nearest first. */
export function withPlaces(error: unknown): unknown {
  if (!(error instanceof Error) || error.stack === undefined) return error;
  const places = error.stack.split('\n').flatMap((line) => placeOf(line) ?? []);
  if (places.length === 0) return error;
  const [first = ''] = (error.message || error.name).split('\n');
  const message = [first, ...places.slice(0, MAX_PLACES)].join('\n');
  return Object.assign(new Error(message, { cause: error }), { name: error.name, stack: error.stack });
}

/** `at name (modules/…:12:3)` without the directory of the installation; null outside the portal's code. */
function placeOf(line: string): string | null {
  const [, name, place] = FRAME.exec(line) ?? [];
  if (!place || place.startsWith('node:') || place.includes('/node_modules/')) return null;
  const own = place.replace(`${process.cwd()}/`, '');
  return name ? `at ${name} (${own})` : `at ${own}`;
}
