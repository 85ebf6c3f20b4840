import { z } from 'zod';
import { SEEN_HERE } from '#platform/web/session/forget-window.ts';

const find = z.object({ Path: z.string(), Label: z.string(), Detail: z.string() });
export type Find = z.infer<typeof find>;

const MOST = 6;
/** For this window and this person: names of clients stay on no shared computer, and not behind a sign-out. */
const nameOf = (userKey: string): string => `${SEEN_HERE}finds-${userKey}`;

/** The user's recent finder selections, newest first. */
export function recentFinds(userKey: string): Find[] {
  try {
    return z.array(find).parse(JSON.parse(sessionStorage.getItem(nameOf(userKey)) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepFind(userKey: string, found: Find): void {
  const others = recentFinds(userKey).filter(({ Path }) => Path !== found.Path);
  sessionStorage.setItem(nameOf(userKey), JSON.stringify([found, ...others].slice(0, MOST)));
}
