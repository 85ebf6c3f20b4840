/**
 * Explains why the email address or the permission to generate certificates cannot be changed in an account
 * form, by evaluating the server's own rules in the browser.
 */
import type { UserInfo } from '#platform/common/session/contract.ts';
import type { AccountView } from '../rules/contract.ts';
import type { AccountFacts } from '../rules/facts.ts';
import { accountGuards } from '../rules/guards.ts';

type Subject = Pick<
  AccountView,
  | 'Status'
  | 'Kind'
  | 'UserKey'
  | 'Email'
  | 'UserRoleList'
  | 'IsGrantGeneration'
  | 'IsTwoFactorOn'
  | 'OpenSessions'
>;

/** A new staff account before it is created. */
export const NEW_STAFF: Subject = {
  Status: 'NONE',
  Kind: 'STAFF',
  UserKey: '',
  Email: '',
  UserRoleList: [],
  IsGrantGeneration: false,
  IsTwoFactorOn: false,
  OpenSessions: 0,
};

type InputGuard = 'emailChangeable' | 'generationGrantable';

const factsOf = (view: Subject): AccountFacts => ({
  Status: view.Status,
  Kind: view.Kind,
  UserKey: view.UserKey,
  Email: view.Email,
  Roles: view.UserRoleList,
  IsGrantGeneration: view.IsGrantGeneration,
  IsTwoFactorOn: view.IsTwoFactorOn,
  OpenSessions: view.OpenSessions,
  // Known only to the server, and not used by the input rules evaluated here.
  IsLastAdmin: false,
});

/**
 * The reason code why a field cannot be changed, from the rule that the server applies; undefined if it can
 * be.
 */
export function disabledFieldReason(
  guard: InputGuard,
  view: Subject,
  user: UserInfo,
  input: Record<string, unknown>,
): string | undefined {
  const actor = {
    UserKey: user.UserKey,
    Roles: user.UserRoleList,
    OrganisationKey: null,
    IsGrantGeneration: user.IsGrantGeneration,
  };
  const { Code, test } = accountGuards[guard];
  return test({ facts: factsOf(view), actor, at: new Date(), input }) ? undefined : Code;
}
