import { sql } from 'kysely';
import { STEP_ROLES } from '#modules/applications/applications/rules/guards.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import { ASSIGNED_STEPS, type AssignedStep } from '#modules/catalogue/services/rules/steps.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Steps of the service that need a person while nobody of the staff is competent for it. A dry run brings its own
 * people, so it would not be noticed there.
 */
export async function stepsWithoutPeople(
  db: Queries,
  serviceKey: string,
  { FullSteps }: Pick<ServiceDefinition, 'FullSteps'>,
): Promise<AssignedStep[]> {
  const people = await db
    .selectFrom('Account')
    .innerJoin('Competence', 'Competence.AccountId', 'Account.Id')
    .innerJoin('Service', 'Service.Id', 'Competence.ServiceId')
    .select(sql<string[]>`account.roles`.as('Roles'))
    .where('Account.Status', '=', 'ACTIVE')
    .where('Service.ServiceKey', '=', serviceKey)
    .execute();
  const held = new Set<string>(people.flatMap(({ Roles }) => Roles));
  return ASSIGNED_STEPS.filter(
    (step) => FullSteps.includes(step) && !STEP_ROLES[step].some((role) => held.has(role)),
  );
}
