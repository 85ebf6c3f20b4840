/**
 * Stores the last six results that the user opened from the finder, per user and window in session storage,
 * so that client names do not remain on a shared computer.
 */
import { z } from 'zod';
import { WINDOW_DATA_PREFIX } from '#platform/web/session/clear-window-data.ts';

const find = z.object({ Path: z.string(), Label: z.string(), Detail: z.string() });
export type Find = z.infer<typeof find>;

const MAX_ENTRIES = 6;
/** Per window and user, so that client names neither remain on a shared computer nor survive signing out. */
const nameOf = (userKey: string): string => `${WINDOW_DATA_PREFIX}finds-${userKey}`;

/** The user's recent finder selections, newest first. */
export function recentFinds(userKey: string): Find[] {
  try {
    return z.array(find).parse(JSON.parse(sessionStorage.getItem(nameOf(userKey)) ?? '[]'));
  } catch {
    // Storage is unavailable, or has an older format: the list starts empty.
    return [];
  }
}

export function saveFind(userKey: string, found: Find): void {
  const others = recentFinds(userKey).filter(({ Path }) => Path !== found.Path);
  sessionStorage.setItem(nameOf(userKey), JSON.stringify([found, ...others].slice(0, MAX_ENTRIES)));
}
