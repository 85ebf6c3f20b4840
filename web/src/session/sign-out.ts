import { authRoutes } from '@assay/shared/auth/contract.ts';
import { call } from '../api/call.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetAutoLogoutMessage, getToken, setToken } from './token.ts';

/** Ends the session on the server; here it ends whatever the server answers. */
export async function signOut(): Promise<void> {
  if (getToken() === null) return;
  const ended = call(authRoutes.logout).catch(() => undefined);
  forgetAutoLogoutMessage();
  forgetDrafts();
  setToken(null);
  await ended;
}
