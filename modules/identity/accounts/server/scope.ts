/**
 * Data scope of accounts, the first condition of every account query: clients see the sub-accounts of their
 * organisation, staff the kinds of account that their roles allow (specification point 2).
 */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Role, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { AccountKind } from '../rules/statuses.ts';

/**
 * Kinds of account that each staff role may see (specification point 2: the roles of /users, /child and
 * /staffs).
 */
const REACH: Partial<Readonly<Record<Role, readonly AccountKind[]>>> = {
  ADMIN: ['CLIENT', 'SUB', 'STAFF'],
  SUB_ADMIN: ['CLIENT', 'SUB', 'STAFF'],
  IT: ['CLIENT', 'STAFF'],
  BUSINESS: ['CLIENT', 'SUB'],
  SCHEDULING: ['CLIENT', 'SUB'],
  FINANCE: ['CLIENT'],
};
/** Users who manage settings also find removed accounts. */
export const findsRemoved = (actor: SignedIn): boolean =>
  actor.Roles.some((role) => (SETTINGS_ROLES as readonly Role[]).includes(role));

/**
 * The data scope: the first `where` of every query on accounts. An account outside it returns 404, like one
 * that does not exist. `isRemovedSeen` is for the response to the action that removed an account.
 */
export function accountsInScope(
  actor: SignedIn,
  isRemovedSeen = findsRemoved(actor),
): (eb: ExpressionBuilder<Tables, 'Account'>) => Expression<SqlBool> {
  return (eb) => {
    const present = isRemovedSeen ? sql<SqlBool>`true` : eb('Account.Status', '<>', 'REMOVED');
    if (actor.OrganisationId !== null || actor.Roles.includes('CLIENT'))
      return eb.and([
        eb('Account.Kind', '=', 'SUB'),
        eb('Account.OrganisationId', '=', ownOrganisation(actor)),
        present,
      ]);
    const kinds = [...new Set(actor.Roles.flatMap((role) => REACH[role] ?? []))];
    return kinds.length > 0 ? eb.and([eb('Account.Kind', 'in', kinds), present]) : sql<SqlBool>`false`;
  };
}

/** The organisation of a client; no organisation for sub-accounts, which manage no other accounts. */
const ownOrganisation = (actor: SignedIn): number =>
  actor.Roles.includes('CLIENT') ? (actor.OrganisationId ?? -1) : -1;
