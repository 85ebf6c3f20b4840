import type { Visitor } from '#platform/common/access/navigate.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';

/** Returns the signed-in user's data in the form that the route guard needs. */
export const visitorOf = (user: UserInfo): Visitor => ({
  HasToken: true,
  Roles: user.UserRoleList,
  IsHaveOrganization: user.IsHaveOrganization,
  IsTCUpdated: user.IsTCUpdated,
  IsTwoFactorMissing: user.IsTwoFactorMissing,
});
