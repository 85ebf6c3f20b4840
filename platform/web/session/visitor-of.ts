import type { Visitor } from '#platform/common/access/navigate.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';

/** The signed-in user, as the route guard sees them. */
export const visitorOf = (user: UserInfo): Visitor => ({
  HasToken: true,
  Roles: user.UserRoleList,
  IsHaveOrganization: user.IsHaveOrganization,
  IsTCUpdated: user.IsTCUpdated,
  IsTwoFactorMissing: user.IsTwoFactorMissing,
});
