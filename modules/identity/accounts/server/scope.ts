/**
 * Data scope of accounts, the first condition of every account query: clients see the sub-accounts of their
 * organisation, staff the kinds of account that their roles allow (specification point 2).
 */

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { isMainClient } from '#platform/common/access/roles.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { ACCOUNT_KINDS_OF_ROLE } from '../rules/account-kinds-of-role.ts';
import { accountsPermissions } from '../rules/permissions.ts';
import { accountStatuses } from '../rules/statuses.ts';

/** Users who manage settings also find removed accounts. */
export const findsRemoved = (actor: SignedIn): boolean =>
  hasPermission(actor.Roles, accountsPermissions.FIND_REMOVED_ACCOUNTS);

/**
 * The data scope: the first `where` of every query on accounts. An account outside it returns 404, like one
 * that does not exist. `isRemovedSeen` is for the response to the action that removed an account.
 */
export function accountsInScope(
  actor: SignedIn,
  isRemovedSeen = findsRemoved(actor),
): (eb: ExpressionBuilder<Tables, 'Account'>) => Expression<SqlBool> {
  return (eb) => {
    const present = isRemovedSeen
      ? sql<SqlBool>`true`
      : eb('Account.Status', 'not in', accountStatuses.removed);
    if (actor.OrganisationId !== null || isMainClient(actor.Roles))
      return eb.and([
        eb('Account.Kind', '=', 'SUB'),
        eb('Account.OrganisationId', '=', ownOrganisation(actor)),
        present,
      ]);
    const kinds = [...new Set(actor.Roles.flatMap((role) => ACCOUNT_KINDS_OF_ROLE[role]))];
    return kinds.length > 0 ? eb.and([eb('Account.Kind', 'in', kinds), present]) : sql<SqlBool>`false`;
  };
}

/** The organisation of a client; no organisation for sub-accounts, which manage no other accounts. */
const ownOrganisation = (actor: SignedIn): number =>
  isMainClient(actor.Roles) ? (actor.OrganisationId ?? -1) : -1;
