/**
 * The session token in the browser, shared by all tabs: reading, setting, notifying listeners of sign-in and
 * sign-out, and the reason why a session ended, for the logout page.
 */
import type { Role } from '#platform/common/access/roles.ts';
import { clearWindowData } from './clear-window-data.ts';

/** Storage name of the token, shared by every tab: signing out in one signs out all. */
const TOKEN = 'assay-token';
/** Read before the first paint (`public/boot.js`), so that a page for other roles is not briefly shown. */
const ROLES = 'assay-roles';
const AUTO_LOGOUT = 'assay-auto-logout';

type Change = (token: string | null) => void;
const listeners = new Set<Change>();
let token: string | null = typeof window === 'undefined' ? null : localStorage.getItem(TOKEN);

export const getToken = (): string | null => token;

export function setToken(next: string | null): void {
  if (next === token) return;
  if (next === null) {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(ROLES);
  }
  if (next !== null) localStorage.setItem(TOKEN, next);
  notifyListeners(next);
}

/**
 * Stores the user's roles as last reported by the server. Only the route guard decides which screens they
 * may open.
 */
export const saveRoles = (roles: readonly Role[]): void => localStorage.setItem(ROLES, roles.join(' '));

function notifyListeners(next: string | null): void {
  token = next;
  if (next === null) clearWindowData(sessionStorage);
  for (const listener of listeners) listener(next);
}

/** Calls the listener on sign-in and sign-out, here or in another tab. */
export function onTokenChange(listener: Change): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Why a session ended without sign-out: inactivity, its maximum age, ended by staff, by its owner on another
 * device, or for another reason.
 */
const REASONS = ['IDLE', 'EXPIRED', 'STAFF', 'OWNER', 'ENDED'] as const;
export type AutoLogout = (typeof REASONS)[number];

/** Prefix of the reason codes with which the server refuses a session that ended. */
const REASON_PREFIX = 'LOGOUT_';

/** The reason that a refused call gives; `ENDED` if it gives none. */
export const reasonOf = (reasons: readonly { Code: string }[]): AutoLogout =>
  REASONS.find((why) => reasons.some(({ Code }) => Code === `${REASON_PREFIX}${why}`)) ?? 'ENDED';

/** Removes an invalid token and lets the logout page show the reason, once, in every tab. */
export function sessionEnded(why: AutoLogout): void {
  if (token === null) return;
  sessionStorage.setItem(AUTO_LOGOUT, why);
  // Other tabs must receive the reason before they notice that the token is gone.
  localStorage.setItem(AUTO_LOGOUT, why);
  localStorage.removeItem(AUTO_LOGOUT);
  setToken(null);
}

/** Why the session ended automatically: IsShowAutoLogoutMessage of specification point 3, with its reason. */
export function autoLogout(): AutoLogout | null {
  const why = sessionStorage.getItem(AUTO_LOGOUT);
  return REASONS.find((one) => one === why) ?? null;
}
export const isShowAutoLogoutMessage = (): boolean => autoLogout() !== null;
export const clearAutoLogoutMessage = (): void => sessionStorage.removeItem(AUTO_LOGOUT);

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === AUTO_LOGOUT && event.newValue !== null && token !== null)
      sessionStorage.setItem(AUTO_LOGOUT, event.newValue);
    if (event.key !== TOKEN) return;
    notifyListeners(event.newValue);
  });
}
