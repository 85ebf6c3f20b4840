/**
 * Reads and writes the cookie that remembers which announcements were closed in a browser: at most 20, for
 * 60 days.
 */

const NAME = 'AnnouncementsClosed';
/** Maximum number of remembered announcements; the oldest are dropped. */
const MAX_ENTRIES = 20;
const DAYS = 60;

/** Keys of the closed announcements in the browser's cookies. */
export const closedIn = (cookies: string): string[] => {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_.-]{1,900})(?:;|$)`).exec(cookies)?.[1];
  return value?.split('.') ?? [];
};

/** Cookie with one more closed announcement; strictly necessary, set only when a user closes one. */
export const closedCookie = (cookies: string, key: string, isSecure: boolean): string => {
  const keys = [...closedIn(cookies).filter((one) => one !== key), key].slice(-MAX_ENTRIES);
  return `${NAME}=${keys.join('.')}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};
