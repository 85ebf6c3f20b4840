/**
 * Returns the service version to be tried out in a dry run, for its screen: form, faults that prevent its
 * publication, and steps for which no staff are competent.
 */

import { sql } from 'kysely';
import { STEP_ROLES } from '#modules/applications/applications/rules/index.ts';
import {
  ASSIGNED_STEPS,
  type AssignedStep,
  type ServiceDefinition,
  VERSION_STATE,
} from '#modules/catalogue/services/rules/index.ts';
import { definitionFaults } from '#modules/catalogue/services/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { trialRoutes } from '../rules/contract.ts';
import { loadTrialVersion } from './load-trial-version.ts';

/**
 * Assigned steps of the service for which no staff member is competent. The dry run creates its own people
 * and would not reveal this.
 */
async function unstaffedSteps(
  db: Queries,
  serviceKey: string,
  { FullSteps }: Pick<ServiceDefinition, 'FullSteps'>,
): Promise<AssignedStep[]> {
  const people = await db
    .selectFrom('Account')
    .innerJoin('Competence', 'Competence.AccountId', 'Account.Id')
    .innerJoin('Service', 'Service.Id', 'Competence.ServiceId')
    .select(sql<string[]>`account.roles`.as('Roles'))
    .where('Account.Status', 'in', accountStatuses.active)
    .where('Service.ServiceKey', '=', serviceKey)
    .execute();
  const staffedRoles = new Set<string>(people.flatMap(({ Roles }) => Roles));
  return ASSIGNED_STEPS.filter(
    (step) => FullSteps.includes(step) && !STEP_ROLES[step].some((role) => staffedRoles.has(role)),
  );
}

type Route = (typeof trialRoutes)['tried'];

/** Returns the version under trial with the faults that prevent its publication and may limit the dry run. */
export async function viewTrialTarget(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, query, language, at } = context;
  const { Definition, ...version } = await loadTrialVersion(db, query, at);
  const { Name, Kind, AssessmentTypes, Form, FormProvider } = Definition;
  return {
    ...version,
    Name,
    Kind,
    AssessmentTypes,
    Form,
    IsElsewhere: FormProvider !== 'NATIVE',
    Unstaffed: await unstaffedSteps(db, version.ServiceKey, Definition),
    Faults: VERSION_STATE[version.State].IsDraft ? await definitionFaults(context, Definition, language) : [],
  };
}
