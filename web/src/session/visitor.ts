import type { Visitor } from '@assay/shared/access/navigate.ts';
import { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { getToken, sessionEnded } from './token.ts';
import { userQuery } from './use-user.ts';

const nobody: Visitor = {
  HasToken: false,
  Roles: [],
  IsHaveOrganization: false,
  IsTCUpdated: false,
  IsTwoFactorMissing: false,
};

/** The visitor as the route guard sees them. When /user/info refuses, the session is over. */
export async function visitor(): Promise<Visitor> {
  if (getToken() === null) return nobody;
  try {
    const user = await queryClient.ensureQueryData(userQuery);
    return {
      HasToken: true,
      Roles: user.UserRoleList,
      IsHaveOrganization: user.IsHaveOrganization,
      IsTCUpdated: user.IsTCUpdated,
      IsTwoFactorMissing: user.IsTwoFactorMissing,
    };
  } catch (error) {
    // A database that is away for a moment logs nobody out.
    if (error instanceof ApiError && (error.Status === 503 || error.Status === 0)) throw error;
    sessionEnded();
    return nobody;
  }
}
