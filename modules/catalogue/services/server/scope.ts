/**
 * Data scope of staff on services: those who manage settings see everything, other readers only published
 * versions of services that are offered or held.
 */
import { type SqlBool, sql } from 'kysely';
import { type Role, SERVICE_READERS, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { type Scope, scopeOn } from '#platform/server/database/scope.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

const holdsOneOf = (actor: SignedIn, roles: readonly Role[]): boolean =>
  actor.Roles.some((role) => roles.includes(role));

/**
 * Whether the user manages services and so also sees drafts, withdrawn versions and services in preparation.
 */
export const canManageServices = (actor: SignedIn): boolean => holdsOneOf(actor, SETTINGS_ROLES);

/**
 * First `where` of every staff query on services. A service outside the scope returns 404, like one that
 * does not exist.
 */
export function servicesInScope(actor: SignedIn, { isRemovedSeen = false } = {}): Scope<'Service'> {
  return scopeOn<'Service'>((eb) => {
    if (canManageServices(actor))
      return isRemovedSeen ? sql<SqlBool>`true` : eb('Service.Status', '<>', 'REMOVED');
    return holdsOneOf(actor, SERVICE_READERS)
      ? eb('Service.Status', 'in', ['OFFERED', 'HELD'])
      : sql<SqlBool>`false`;
  });
}

/** Versions of an in-scope service that the user may see. */
export function versionsInScope(actor: SignedIn): Scope<'ServiceVersion'> {
  return scopeOn<'ServiceVersion'>((eb) =>
    canManageServices(actor) ? sql<SqlBool>`true` : eb('ServiceVersion.Status', '=', 'PUBLISHED'),
  );
}
