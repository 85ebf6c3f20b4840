/** Data scope of applications: the condition that limits every query to what a user may see. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { handledBy } from '#modules/applications/teams/server/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { isMainClient, isSubClient } from '#platform/common/access/roles.ts';
import { type Scope, scopeOn } from '#platform/server/database/scope.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { applicationsPermissions } from '../rules/permissions.ts';
import { DECIDER_STEPS } from '../rules/step-roles.ts';

/** The user data that the scope needs; in a query over many users the id is a column. */
export type ScopeSubject = Pick<SignedIn, 'Roles' | 'OrganisationId'> & { Id: number | Expression<number> };

/**
 * The data scope: the first `where` of every query on applications. Anything outside it gives 404, exactly
 * as if it did not exist.
 */
export function visibleTo(actor: ScopeSubject): Scope<'Application'> {
  return scopeOn<'Application'>((eb) => {
    if (isMainClient(actor.Roles)) return eb('Application.OrganisationId', '=', actor.OrganisationId ?? -1);
    if (isSubClient(actor.Roles))
      return eb.and([
        eb('Application.OrganisationId', '=', actor.OrganisationId ?? -1),
        eb.or([
          eb('Application.CreatedById', '=', actor.Id),
          sql<SqlBool>`application.shared_with @> array[${actor.Id}]::bigint[]`,
        ]),
      ]);
    if (canSeeAllApplications(actor)) return sql<SqlBool>`true`;
    return eb.or(partial(eb, actor));
  });
}

/** True if the user sees every application. BUSINESS sees its teams' applications and services without a team. */
export const canSeeAllApplications = ({ Roles }: Pick<SignedIn, 'Roles'>): boolean =>
  hasPermission(Roles, applicationsPermissions.READ_ALL_APPLICATIONS);

/** True if the user sees only applications assigned to them. */
export const isLimitedToAssigned = (actor: Pick<ScopeSubject, 'Roles'>): boolean =>
  actor.Roles.length > 0 &&
  actor.Roles.every((role) => hasPermission([role], applicationsPermissions.BE_ASSIGNED_TO_STEPS));

/** True if steps can be assigned to the user. */
export const isAssignable = (actor: Pick<ScopeSubject, 'Roles'>): boolean =>
  hasPermission(actor.Roles, applicationsPermissions.BE_ASSIGNED_TO_STEPS);

/** Same expression as in the indexes that sort these lists. */
const reached = (steps: readonly Step[]) =>
  sql<SqlBool>`application.reached_steps && ${sql.lit(`{${[...new Set(steps)].toSorted().toReversed()}}`)}`;

function partial(eb: ExpressionBuilder<Tables, 'Application'>, actor: ScopeSubject): Expression<SqlBool>[] {
  const steps = actor.Roles.flatMap((role) => DECIDER_STEPS[role] ?? []);
  const either: Expression<SqlBool>[] = [sql<SqlBool>`false`];
  if (hasPermission(actor.Roles, applicationsPermissions.READ_TEAM_APPLICATIONS))
    either.push(handledBy(actor.Id));
  if (steps.length > 0) either.push(reached(steps));
  if (isAssignable(actor))
    either.push(
      eb('Application.Id', 'in', (sub) =>
        sub
          .selectFrom('ApplicationPerson')
          .select('ApplicationPerson.ApplicationId')
          .where('ApplicationPerson.AccountId', '=', actor.Id),
      ),
    );
  return either;
}
