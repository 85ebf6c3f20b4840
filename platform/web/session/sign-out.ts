import { sessionRoutes } from '#platform/common/session/contract.ts';
import { backgroundPost } from '../api/background-post.ts';
import { clearDrafts } from './drafts.ts';
import { clearAutoLogoutMessage, getToken, setToken } from './token.ts';

/** Ends the session on the server and in the browser, whatever the server's response. */
export async function signOut(): Promise<void> {
  if (getToken() === null) return;
  const ended = backgroundPost(sessionRoutes.logout);
  clearAutoLogoutMessage();
  clearDrafts();
  setToken(null);
  await ended;
}
