import { type SqlBool, sql } from 'kysely';
import { isClient, type Role } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { isAssignable } from './scope.ts';

/** Whom a turn can wait for as a role (`turnOf`); each has an index of its own, with these words. */
const TURN_ROLES: readonly Role[] = ['BUSINESS', 'SCHEDULING', 'COO', 'DEPUTYCEO', 'CEO'];

/** What is assigned to this user: columns that the action handler maintains. A user only has tasks that were assigned to them. */
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
