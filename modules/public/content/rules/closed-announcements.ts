const NAME = 'AnnouncementsClosed';
/** Newer ones push the oldest out. */
const MAX_ENTRIES = 20;
const DAYS = 60;

/** Keys of the announcements that a browser has closed, in its cookies. */
export const closedIn = (cookies: string): string[] => {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_.-]{1,900})(?:;|$)`).exec(cookies)?.[1];
  return value?.split('.') ?? [];
};

/** The cookie that remembers one more; a necessary one, set only by who closes something. */
export const closedCookie = (cookies: string, key: string, isSecure: boolean): string => {
  const keys = [...closedIn(cookies).filter((one) => one !== key), key].slice(-MAX_ENTRIES);
  return `${NAME}=${keys.join('.')}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};
