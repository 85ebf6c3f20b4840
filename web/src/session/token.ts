/** The session's token, shared by every tab of this browser: signing out in one signs out all. */
const TOKEN = 'assay-token';
const AUTO_LOGOUT = 'assay-auto-logout';

type Change = (token: string | null) => void;
const listeners = new Set<Change>();
let token: string | null = typeof window === 'undefined' ? null : localStorage.getItem(TOKEN);

export const getToken = (): string | null => token;

export function setToken(next: string | null): void {
  if (next === token) return;
  token = next;
  if (next === null) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, next);
  for (const listener of listeners) listener(next);
}

/** Tells about sign-in and sign-out, here or in another tab. */
export function onTokenChange(listener: Change): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server no longer knows us: forget the token and let the logout page say why (IsShowAutoLogoutMessage). */
export function sessionEnded(): void {
  if (token === null) return;
  sessionStorage.setItem(AUTO_LOGOUT, 'true');
  setToken(null);
}

export const isShowAutoLogoutMessage = (): boolean => sessionStorage.getItem(AUTO_LOGOUT) === 'true';
export const forgetAutoLogoutMessage = (): void => sessionStorage.removeItem(AUTO_LOGOUT);

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN) return;
    token = event.newValue;
    for (const listener of listeners) listener(token);
  });
}
