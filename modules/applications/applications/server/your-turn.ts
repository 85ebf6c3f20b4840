/** SQL condition for applications on which the user has to act. */
import { type SqlBool, sql } from 'kysely';
import { isClient, type Role } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { applicationsPermissions } from '../rules/permissions.ts';
import { STEP_ROLES } from '../rules/step-roles.ts';
import { isAssignable } from './scope.ts';

/** Roles that a turn can be addressed to (`turnOf`); each has its own index with the same expression. */
const TURN_ROLES: readonly Role[] = [
  ...applicationsPermissions.TAKE_SUBMISSIONS,
  ...applicationsPermissions.TAKE_PLANNING,
  ...STEP_ROLES.COO,
  ...STEP_ROLES.CEO,
];

/**
 * Condition on columns that the action handler maintains. Tasks assigned to a specific user appear only for
 * that user.
 */
export function yourTurn(actor: Pick<SignedIn, 'Id' | 'Roles'>) {
  if (isClient(actor.Roles)) return sql<SqlBool>`application.is_client_turn`;
  const either = [
    ...(isAssignable(actor) ? [sql`application.turn_user_id = ${actor.Id}`] : []),
    ...TURN_ROLES.filter((role) => actor.Roles.includes(role)).map(
      (role) => sql`application.turn_roles && ${sql.lit(`{${role}}`)}`,
    ),
  ];
  return either.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(either, sql` or `)})`;
}
