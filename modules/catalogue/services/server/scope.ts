import { type SqlBool, sql } from 'kysely';
import { type Role, SERVICE_READERS, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { type Scope, scopeOn } from '#platform/server/database/scope.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

const holdsOneOf = (actor: SignedIn, roles: readonly Role[]): boolean =>
  actor.Roles.some((role) => roles.includes(role));

/** Who sets services up also sees drafts, what was withdrawn, and services that are only in preparation. */
export const canManageServices = (actor: SignedIn): boolean => holdsOneOf(actor, SETTINGS_ROLES);

/** The first `where` of every query of the staff on services; what is outside answers 404 like what does not exist. */
export function servicesInScope(actor: SignedIn, { isRemovedSeen = false } = {}): Scope<'Service'> {
  return scopeOn<'Service'>((eb) => {
    if (canManageServices(actor))
      return isRemovedSeen ? sql<SqlBool>`true` : eb('Service.Status', '<>', 'REMOVED');
    return holdsOneOf(actor, SERVICE_READERS)
      ? eb('Service.Status', 'in', ['OFFERED', 'HELD'])
      : sql<SqlBool>`false`;
  });
}

/** Of a service in scope, the versions that its reader may know of. */
export function versionsInScope(actor: SignedIn): Scope<'ServiceVersion'> {
  return scopeOn<'ServiceVersion'>((eb) =>
    canManageServices(actor) ? sql<SqlBool>`true` : eb('ServiceVersion.Status', '=', 'PUBLISHED'),
  );
}
