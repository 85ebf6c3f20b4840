import type { Visitor } from '@assay/shared/access/navigate.ts';
import type { UserInfo } from '@assay/shared/user/contract.ts';

/** Whoever is signed in, as the route guard sees them. */
export const visitorOf = (user: UserInfo): Visitor => ({
  HasToken: true,
  Roles: user.UserRoleList,
  IsHaveOrganization: user.IsHaveOrganization,
  IsTCUpdated: user.IsTCUpdated,
  IsTwoFactorMissing: user.IsTwoFactorMissing,
});
