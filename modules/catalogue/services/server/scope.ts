/**
 * Data scope of staff on services: those who manage settings see everything, other readers only published
 * versions of services that are offered or held.
 */
import { type SqlBool, sql } from 'kysely';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { type Scope, scopeOn } from '#platform/server/database/scope.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { servicesPermissions } from '../rules/permissions.ts';
import { serviceStatuses, versionStatuses } from '../rules/statuses.ts';

/**
 * Whether the user manages services and so also sees drafts, withdrawn versions and services in preparation.
 */
export const canManageServices = (actor: SignedIn): boolean =>
  hasPermission(actor.Roles, servicesPermissions.MANAGE_SERVICES);

/**
 * First `where` of every staff query on services. A service outside the scope returns 404, like one that
 * does not exist.
 */
export function servicesInScope(actor: SignedIn, { isRemovedSeen = false } = {}): Scope<'Service'> {
  return scopeOn<'Service'>((eb) => {
    if (canManageServices(actor))
      return isRemovedSeen ? sql<SqlBool>`true` : eb('Service.Status', 'in', serviceStatuses.present);
    return hasPermission(actor.Roles, servicesPermissions.READ_SERVICES)
      ? eb('Service.Status', 'in', serviceStatuses.public)
      : sql<SqlBool>`false`;
  });
}

/** Versions of an in-scope service that the user may see. */
export function versionsInScope(actor: SignedIn): Scope<'ServiceVersion'> {
  return scopeOn<'ServiceVersion'>((eb) =>
    canManageServices(actor)
      ? sql<SqlBool>`true`
      : eb('ServiceVersion.Status', 'in', versionStatuses.published),
  );
}
