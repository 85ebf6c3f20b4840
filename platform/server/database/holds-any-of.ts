import { type SqlBool, sql } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';

/**
 * Query condition: one of the roles, such as those of a permission, is in the column, which contains the roles of an
 * account or of a turn. The roles are literals, so that partial indexes with the same expression are used.
 */
export const holdsAnyOf = (
  column: 'roles' | 'account.roles' | 'other.roles' | 'application.turn_roles',
  roles: readonly Role[],
) => sql<SqlBool>`${sql.raw(column)} && ${sql.lit(`{${roles.join()}}`)}::text[]`;
