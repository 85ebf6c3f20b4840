import { definitionFaults } from '#modules/catalogue/services/server/faults.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { trialRoutes } from '../rules/contract.ts';
import { loadTried } from './load-tried.ts';
import { stepsWithoutPeople } from './steps-without-people.ts';

type Route = (typeof trialRoutes)['tried'];

/** What a dry run tries, with what keeps it from being published: that may keep parts of it from being tried. */
export async function triedService(asked: Context<Route>): Promise<DataOf<Route>> {
  const { db, query, language, at } = asked;
  const { Definition, ...version } = await loadTried(db, query, at);
  const { Name, Kind, AssessmentTypes, Form, FormProvider } = Definition;
  return {
    ...version,
    Name,
    Kind,
    AssessmentTypes,
    Form,
    IsElsewhere: FormProvider !== 'NATIVE',
    Unstaffed: await stepsWithoutPeople(db, version.ServiceKey, Definition),
    Faults: version.State === 'DRAFT' ? await definitionFaults(asked, Definition, language) : [],
  };
}
