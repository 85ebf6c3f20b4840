import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { guards } from '../rules/guards.ts';
import { assignableUsers, assigneeOf } from './assignable-users.ts';
import { factsOf } from './facts-of.ts';
import { loadApplication } from './load.ts';

type Route = (typeof applicationRoutes)['assignees'];
const ASSIGNEE_GUARDS = [
  guards.assigneeActive,
  guards.assigneeEligible,
  guards.assigneeCompetent,
  guards.assigneePresent,
  guards.assigneeImpartial,
  guards.assigneeClear,
];

/**
 * API handler for the ASSIGN dialog of an application: lists all users with a role for the step and their
 * open workload; ineligible users are included with the reasons given by the rules.
 */
export async function applicationAssignees({
  db,
  query,
  actor,
  at,
  language,
}: Context<Route>): Promise<DataOf<Route>> {
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const facts = factsOf(row, (await serviceVersion(db, row.ServiceVersionId)).Definition);
  const people = await assignableUsers(db, row, query.Mode, at);
  return {
    Rows: people.map((person) => {
      const ask = {
        facts: { ...facts, Assignee: assigneeOf(person) },
        actor,
        at,
        input: { Mode: query.Mode, AssignedUserKey: person.UserKey },
      };
      const Reasons = ASSIGNEE_GUARDS.filter((guard) => !guard.test(ask)).map(({ Code }) => ({
        Code,
        Message: translate(Code, language),
      }));
      return {
        UserKey: person.UserKey,
        Name: fullName(person),
        Open: Number(person.Open),
        NextAbsence: person.AwayFrom && person.AwayTo ? { From: person.AwayFrom, To: person.AwayTo } : null,
        Allowed: Reasons.length === 0,
        Reasons,
      };
    }),
  };
}
