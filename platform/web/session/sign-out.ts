import { sessionRoutes } from '#platform/common/session/contract.ts';
import { quietPost } from '../api/quiet-post.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetAutoLogoutMessage, getToken, setToken } from './token.ts';

/** Ends the session on the server; here it ends whatever the server answers. */
export async function signOut(): Promise<void> {
  if (getToken() === null) return;
  const ended = quietPost(sessionRoutes.logout);
  forgetAutoLogoutMessage();
  forgetDrafts();
  setToken(null);
  await ended;
}
