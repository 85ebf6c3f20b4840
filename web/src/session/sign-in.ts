import { queryClient } from '../api/query-client.ts';
import { forgetAutoLogoutMessage, setToken } from './token.ts';
import { userQuery } from './use-user.ts';

/** Takes a fresh token; the user's data is loaded before any screen asks for it. */
export async function signIn(token: string): Promise<void> {
  queryClient.removeQueries({ queryKey: userQuery.queryKey });
  forgetAutoLogoutMessage();
  setToken(token);
  await queryClient.fetchQuery(userQuery);
}
