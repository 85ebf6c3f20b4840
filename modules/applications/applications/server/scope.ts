/** Data scope of applications: the condition that limits every query to what a user may see. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { handledBy } from '#modules/applications/teams/server/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { type Scope, scopeOn } from '#platform/server/database/scope.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/** Roles that see every application. BUSINESS sees its teams' applications and services without a team. */
const UNRESTRICTED_ROLES: readonly Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'FINANCE'];
const ASSIGNABLE: readonly Role[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'];
/** Deciders see applications that have reached or passed their step. */
const DECIDER_STEPS: Partial<Record<Role, Step[]>> = {
  COO: ['COO'],
  DEPUTYCEO: ['COO', 'CEO'],
  CEO: ['CEO'],
};

/** The user data that the scope needs; in a query over many users the id is a column. */
export type ScopeSubject = Pick<SignedIn, 'Roles' | 'OrganisationId'> & { Id: number | Expression<number> };

/**
 * The data scope: the first `where` of every query on applications. Anything outside it gives 404, exactly
 * as if it did not exist.
 */
export function visibleTo(actor: ScopeSubject): Scope<'Application'> {
  return scopeOn<'Application'>((eb) => {
    if (actor.Roles.includes('CLIENT'))
      return eb('Application.OrganisationId', '=', actor.OrganisationId ?? -1);
    if (actor.Roles.includes('SUB_CLIENT'))
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

/** True if the user sees every application. */
export const canSeeAllApplications = ({ Roles }: Pick<SignedIn, 'Roles'>): boolean =>
  Roles.some((role) => UNRESTRICTED_ROLES.includes(role));

/** True if the user sees only applications assigned to them. */
export const isLimitedToAssigned = (actor: Pick<ScopeSubject, 'Roles'>): boolean =>
  actor.Roles.length > 0 && actor.Roles.every((role) => ASSIGNABLE.includes(role));

/** True if steps can be assigned to the user. */
export const isAssignable = (actor: Pick<ScopeSubject, 'Roles'>): boolean =>
  actor.Roles.some((role) => ASSIGNABLE.includes(role));

/** Same expression as in the indexes that sort these lists. */
const reached = (steps: readonly Step[]) =>
  sql<SqlBool>`application.reached_steps && ${sql.lit(`{${[...new Set(steps)].toSorted().toReversed()}}`)}`;

function partial(eb: ExpressionBuilder<Tables, 'Application'>, actor: ScopeSubject): Expression<SqlBool>[] {
  const steps = actor.Roles.flatMap((role) => DECIDER_STEPS[role] ?? []);
  const either: Expression<SqlBool>[] = [sql<SqlBool>`false`];
  if (actor.Roles.includes('BUSINESS')) either.push(handledBy(actor.Id));
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
