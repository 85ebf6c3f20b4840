import { hasTwoFactor, isTwoFactorRequired, termsUpdated } from '#modules/identity/sign-in/server/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import type { sessionRoutes, UserInfo } from '#platform/common/session/contract.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';

export const info = ({ db, actor }: Context<typeof sessionRoutes.info>): Promise<UserInfo> =>
  userInfoOf(db, actor.Id);

/**
 * Returns the signed-in user's name, roles, organisation, and missing consents or second factor, for the web
 * shell and the route guard.
 */
export async function userInfoOf(db: Queries, id: number): Promise<UserInfo> {
  const row =
    (await db
      .selectFrom('Account')
      .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
      .select([
        'Account.UserKey',
        'Account.Email',
        'Account.Roles',
        'Account.FirstName',
        'Account.MiddleName',
        'Account.LastName',
        'Account.PhoneCode',
        'Account.PhoneNo',
        'Account.Language',
        'Account.IsGrantGeneration',
        'Account.TermsVersion',
        'Account.PrivacyVersion',
        'Organisation.OrgName',
        termsUpdated().as('IsTermsUpdated'),
        hasTwoFactor.as('IsTwoFactorOn'),
        isTwoFactorRequired.as('IsTwoFactorAsked'),
      ])
      .where('Account.Id', '=', id)
      .executeTakeFirst()) ?? fail('ERR_AUTH');
  const { Roles, IsTwoFactorAsked, IsTermsUpdated, ...person } = row;
  const UserRoleList = ROLES.filter((role) => Roles.includes(role));
  return {
    ...person,
    UserRoleList,
    UserRole: UserRoleList[0] ?? fail('ERR_FORBIDDEN'),
    IsHaveOrganization: row.OrgName !== null,
    IsTCUpdated: IsTermsUpdated,
    IsTwoFactorMissing: IsTwoFactorAsked && !row.IsTwoFactorOn,
  };
}
