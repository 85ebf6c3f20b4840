/**
 * Conditions of the account workflows, such as not one's own account, no higher role, and not the last
 * administrator, each with the reason code shown when an action on an account is refused.
 */
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { ADMINISTRATOR } from '#platform/common/access/roles.ts';
import { impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import { type DutiesOf, hasOnlyKnownCompetences, keepsInterests } from './duties.ts';
import type { AccountFacts } from './facts.ts';
import { grantable } from './grants.ts';
import { accountsPermissions } from './permissions.ts';

type A = RuleInput<AccountFacts>;
type G = Guard<AccountFacts>;

const guard = (Code: string, holds: (ask: A) => boolean): G => ({ Code, test: holds });
const inputGuard = (Code: string, Field: string, holds: (ask: A) => boolean): G => ({
  Code,
  Field,
  test: holds,
});

/** Roles that an input adds to or removes from the account. */
function changedRoles({ facts, input }: A): Role[] {
  const requestedRoles = input?.UserRoleList as readonly Role[] | undefined;
  if (!requestedRoles) return [];
  return [
    ...requestedRoles.filter((role) => !facts.Roles.includes(role)),
    ...facts.Roles.filter((role) => !requestedRoles.includes(role)),
  ];
}

export const accountGuards = {
  notSelf: guard('REASON_OWN_ACCOUNT', ({ facts, actor }) => facts.UserKey !== actor.UserKey),
  /** Only a user who may grant every role of the account may change or close it. */
  outranks: guard('REASON_OUTRANKED', ({ facts, actor }) =>
    facts.Roles.every((role) => grantable(actor.Roles).includes(role)),
  ),
  anAdminStays: guard('REASON_LAST_ADMIN', ({ facts }) => !facts.IsLastAdmin),
  hasTwoFactor: guard('REASON_NO_TWO_FACTOR', ({ facts }) => facts.IsTwoFactorOn),
  isSignedIn: guard('REASON_NO_SESSION', ({ facts }) => facts.OpenSessions > 0),

  ownRolesKept: inputGuard(
    'REASON_OWN_ROLES',
    'UserRoleList',
    (ask) => ask.facts.UserKey !== ask.actor.UserKey || changedRoles(ask).length === 0,
  ),
  rolesGrantable: inputGuard('REASON_ROLE_NOT_YOURS_TO_GIVE', 'UserRoleList', (ask) => {
    const mine = grantable(ask.actor.Roles);
    return changedRoles(ask).every((role) => mine.includes(role));
  }),
  adminRoleStays: inputGuard(
    'REASON_LAST_ADMIN',
    'UserRoleList',
    (ask) => !ask.facts.IsLastAdmin || !changedRoles(ask).includes(ADMINISTRATOR),
  ),
  /** Only administrators grant the permission to generate certificates, and never to themselves. */
  generationGrantable: inputGuard(
    'REASON_GENERATION_NOT_YOURS',
    'IsGrantGeneration',
    ({ facts, actor, input }) => {
      if (input?.IsGrantGeneration === undefined || input.IsGrantGeneration === facts.IsGrantGeneration)
        return true;
      return (
        facts.UserKey !== actor.UserKey &&
        hasPermission(actor.Roles, accountsPermissions.GRANT_CERTIFICATE_GENERATION)
      );
    },
  ),
  /** Changing the email address gives control of the account, because password reset links are sent to it. */
  emailChangeable: inputGuard('REASON_EMAIL_NOT_YOURS', 'Email', ({ facts, actor, input }) => {
    if (input?.Email === undefined || input.Email === facts.Email?.toLowerCase()) return true;
    return (
      facts.UserKey !== actor.UserKey &&
      hasPermission(actor.Roles, accountsPermissions.CHANGE_EMAIL_ADDRESSES)
    );
  }),
  /** Not reported to users who may not change the address, so that they learn nothing about other accounts. */
  emailFree: impliedBy(
    ['REASON_EMAIL_NOT_YOURS'],
    inputGuard('FIELD_EMAIL_TAKEN', 'Email', ({ facts }) => facts.IsEmailTaken !== true),
  ),
  /** Others decide a user's competence and interests: users may only remove their own competences ... */
  ownCompetencesKept: inputGuard('REASON_OWN_DUTIES', 'Competences', ({ facts, input }) => {
    const after = input?.Competences as DutiesOf['Competences'] | undefined;
    return !facts.OwnDuties || !after || hasOnlyKnownCompetences(facts.OwnDuties, after);
  }),
  /** ... and add interests. */
  ownInterestsKept: inputGuard('REASON_OWN_DUTIES', 'Interests', ({ facts, input }) => {
    const after = input?.Interests as DutiesOf['Interests'] | undefined;
    return !facts.OwnDuties || !after || keepsInterests(facts.OwnDuties, after);
  }),
};
