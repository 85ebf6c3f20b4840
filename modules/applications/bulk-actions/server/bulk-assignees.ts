import {
  type ApplicationFacts,
  applicationWorkflow,
} from '#modules/applications/applications/rules/index.ts';
import {
  type AssignableUser,
  assignableUsers,
  assigneeOf,
  factsOf,
  type LoadedApplication,
  loadApplications,
} from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { bulkRoutes } from '../rules/contract.ts';

type Route = (typeof bulkRoutes)['assignees'];
type Input = Context<Route>;

/**
 * API handler for a bulk assignment: lists the users with a role for the step, and for how many of the
 * selected applications the workflow table would accept each.
 */
export async function bulkAssignees(context: Input): Promise<DataOf<Route>> {
  const { body, actor, at } = context;
  const found = new Map<string, Omit<DataOf<Route>['Rows'][number], 'Of'>>();
  const peopleOf = assigneesByKind(context);
  const applications = await loadApplications(context.db, actor, [...new Set(body.ApplicationKeys)]);
  for (const row of applications) {
    const facts = factsOf(row, (await serviceVersion(context.db, row.ServiceVersionId)).Definition);
    for (const person of await peopleOf(row)) {
      const { UserKey } = person;
      const one = found.get(UserKey) ?? {
        UserKey,
        Name: fullName(person),
        Open: person.Open ?? 0,
        Fits: 0,
      };
      if (fits(context, facts, person, at)) one.Fits += 1;
      found.set(UserKey, one);
    }
  }
  return { Rows: [...found.values()].map((one) => ({ ...one, Of: applications.length })) };
}

/**
 * Competence and interest depend on service, industry and applicant, so each combination is looked up once.
 */
function assigneesByKind({ db, body, at }: Input) {
  const known = new Map<string, AssignableUser[]>();
  return async (row: LoadedApplication): Promise<AssignableUser[]> => {
    const kind = JSON.stringify([row.ServiceId, row.IndustryCode, row.OrganisationId]);
    const people = known.get(kind) ?? (await assignableUsers(db, row, body.Mode, at));
    known.set(kind, people);
    return people;
  };
}

const fits = ({ actor, body }: Input, facts: ApplicationFacts, person: AssignableUser, at: Date): boolean =>
  decide(applicationWorkflow, 'ASSIGN', {
    facts: { ...facts, Assignee: assigneeOf(person) },
    actor,
    at,
    input: { Mode: body.Mode, AssignedUserKey: person.UserKey },
  }).Allowed;
