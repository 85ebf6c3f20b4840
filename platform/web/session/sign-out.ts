import { sessionRoutes } from '#platform/common/session/contract.ts';
import { backgroundPost } from '../api/background-post.ts';
import { clearDrafts } from './drafts.ts';
import { clearAutoLogoutMessage, getToken, setToken } from './token.ts';

/**
 * Signs the user out: ends the session on the server, and removes the token and unsent drafts from the
 * browser even if the server does not respond.
 */
export async function signOut(): Promise<void> {
  if (getToken() === null) return;
  const ended = backgroundPost(sessionRoutes.logout);
  clearAutoLogoutMessage();
  clearDrafts();
  setToken(null);
  await ended;
}
