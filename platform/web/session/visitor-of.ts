import type { Visitor } from '#platform/common/access/navigate.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';

/** Whoever is signed in, as the route guard sees them. */
export const visitorOf = (user: UserInfo): Visitor => ({
  HasToken: true,
  Roles: user.UserRoleList,
  IsHaveOrganization: user.IsHaveOrganization,
  IsTCUpdated: user.IsTCUpdated,
  IsTwoFactorMissing: user.IsTwoFactorMissing,
});
