/**
 * Removes from a window's storage everything that shows what the user saw, when the session ends in any way;
 * such data is recognised by the name prefix defined here.
 */

/**
 * Name prefix of data that a window stores about what a user saw; all of it is removed when the session ends
 * in any way.
 */
export const WINDOW_DATA_PREFIX = 'assay-seen-';

export function clearWindowData(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(WINDOW_DATA_PREFIX)) storage.removeItem(name);
}
