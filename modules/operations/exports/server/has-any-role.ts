/** Checks whether a user has at least one of the roles required for an export. */
import type { Role } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export const hasAnyRole = ({ Roles }: Pick<SignedIn, 'Roles'>, roles: readonly Role[]): boolean =>
  Roles.some((role) => roles.includes(role));
