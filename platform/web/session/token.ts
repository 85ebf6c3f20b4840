import type { Role } from '#platform/common/access/roles.ts';
import { clearWindowData } from './clear-window-data.ts';

/** The session's token, shared by every tab of this browser: signing out in one signs out all. */
const TOKEN = 'assay-token';
/** Read before the first paint (`public/boot.js`), so that a page of other roles is not drawn for a moment. */
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

/** The roles of who is signed in, as the server last said them. What they may open is decided by the guard alone. */
export const saveRoles = (roles: readonly Role[]): void => localStorage.setItem(ROLES, roles.join(' '));

function notifyListeners(next: string | null): void {
  token = next;
  if (next === null) clearWindowData(sessionStorage);
  for (const listener of listeners) listener(next);
}

/** Announces sign-in and sign-out, here or in another tab. */
export function onTokenChange(listener: Change): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why a session ended without anybody signing out: nothing was done for long, or the server ended it. */
export type AutoLogout = 'IDLE' | 'ENDED';

/** Forgets a token that is no longer good and lets the logout page say why, once, in every tab. */
export function sessionEnded(why: AutoLogout = 'ENDED'): void {
  if (token === null) return;
  sessionStorage.setItem(AUTO_LOGOUT, why);
  // Other tabs receive the reason before they see that the token is gone.
  localStorage.setItem(AUTO_LOGOUT, why);
  localStorage.removeItem(AUTO_LOGOUT);
  setToken(null);
}

/** IsShowAutoLogoutMessage of specification point 3, with its reason. */
export function autoLogout(): AutoLogout | null {
  const why = sessionStorage.getItem(AUTO_LOGOUT);
  return why === 'IDLE' || why === 'ENDED' ? why : null;
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
