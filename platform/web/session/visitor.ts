/**
 * Returns the current visitor with roles and pending obligations for the route guard, at most five seconds
 * old; ends the session in the browser when the server no longer accepts it.
 */
import type { Visitor } from '#platform/common/access/navigate.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';
import { ApiError } from '../api/api-error.ts';
import { isTransient } from '../api/is-transient.ts';
import { queryClient } from '../api/query-client.ts';
import { getToken, reasonOf, saveRoles, sessionEnded } from './token.ts';
import { userQuery } from './use-user.ts';
import { visitorOf } from './visitor-of.ts';

const anonymous: Visitor = {
  HasToken: false,
  Roles: [],
  IsHaveOrganization: false,
  IsTCUpdated: false,
  IsTwoFactorMissing: false,
};

/**
 * Maximum age in ms of the user's data in the guard, so that new terms and changed roles apply at the next
 * step.
 */
const GUARD_MS = 5_000;

async function reloadedUser(): Promise<UserInfo> {
  try {
    return await queryClient.fetchQuery({ ...userQuery, staleTime: GUARD_MS });
  } catch (error) {
    const known = queryClient.getQueryData(userQuery.queryKey);
    if (known && isTemporarilyUnavailable(error)) return known;
    throw error;
  }
}

/** Only a refusal ends a session; an unavailable database or a superseded request does not. */
const isTemporarilyUnavailable = (error: unknown): boolean =>
  !(error instanceof ApiError) || isTransient(error);

/** Returns the visitor for the route guard. When /user/info refuses, the session has ended. */
export async function visitor(): Promise<Visitor> {
  if (getToken() === null) return anonymous;
  try {
    const user = await reloadedUser();
    saveRoles(user.UserRoleList);
    return visitorOf(user);
  } catch (error) {
    if (isTemporarilyUnavailable(error)) throw error;
    sessionEnded(error instanceof ApiError ? reasonOf(error.Reasons) : 'ENDED');
    return anonymous;
  }
}
