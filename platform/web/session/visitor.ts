import type { Visitor } from '#platform/common/access/navigate.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';
import { ApiError } from '../api/api-error.ts';
import { isPassing } from '../api/is-passing.ts';
import { queryClient } from '../api/query-client.ts';
import { getToken, keepRoles, sessionEnded } from './token.ts';
import { userQuery } from './use-user.ts';
import { visitorOf } from './visitor-of.ts';

const nobody: Visitor = {
  HasToken: false,
  Roles: [],
  IsHaveOrganization: false,
  IsTCUpdated: false,
  IsTwoFactorMissing: false,
};

/** What the guard decides on is as old as this at most, so that new terms and changed roles hold from the next step. */
const GUARD_MS = 5_000;

async function freshUser(): Promise<UserInfo> {
  try {
    return await queryClient.fetchQuery({ ...userQuery, staleTime: GUARD_MS });
  } catch (error) {
    const known = queryClient.getQueryData(userQuery.queryKey);
    if (known && isOnlyAway(error)) return known;
    throw error;
  }
}

/** Only a refusal ends a session: a database that is away, or a read that another one took the place of, does not. */
const isOnlyAway = (error: unknown): boolean => !(error instanceof ApiError) || isPassing(error);

/** The visitor as the route guard sees them. When /user/info refuses, the session is over. */
export async function visitor(): Promise<Visitor> {
  if (getToken() === null) return nobody;
  try {
    const user = await freshUser();
    keepRoles(user.UserRoleList);
    return visitorOf(user);
  } catch (error) {
    if (isOnlyAway(error)) throw error;
    sessionEnded();
    return nobody;
  }
}
