import { sql } from 'kysely';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { targetsOf } from '#platform/common/workflow/targets.ts';
import type { Check } from './check.ts';

/**
 * Chaos checks of the application histories in the database: no entry is missing, each starts in the status
 * in which the previous one ended, and the workflow table permits each action.
 */
export const histories: readonly Check[] = [
  {
    name: 'VERSION_HOLE',
    reads: 'the versions in the history of every application',
    meaning: 'a history row is missing, or the application does not have the status of its last one',
    find: async ({ portal }) => {
      const { rows } = await sql<{ Line: string }>`
        select application_key || ': at ' || application.version || ', ' || count(*) || ' lines from ' || min(history.version)
          || ' to ' || max(history.version) as line
        from application join application_history as history on history.application_id = application.id
        group by application.id
        having count(*) <> max(history.version) - min(history.version) + 1
          or max(history.version) <> application.version
          or (array_agg(history.to_status order by history.version desc))[1] <> application.application_status_code`.execute(
        portal.db,
      );
      return rows.map(({ Line }) => Line);
    },
  },
  {
    name: 'STORY_BROKEN',
    reads: 'every history row and the one before it',
    meaning: 'a history row does not start where the previous one ended',
    find: async ({ portal }) => {
      const { rows } = await sql<{ Line: string }>`
        select application_id || ' #' || version || ' begins ' || from_status || ' after ' || before as line
        from (select *, lag(to_status) over (partition by application_id order by version) as before
          from application_history) as step
        where before is not null and before <> from_status`.execute(portal.db);
      return rows.map(({ Line }) => Line);
    },
  },
  {
    name: 'ILLEGAL',
    reads: 'every history row of a user, and the table of the workflow',
    meaning: 'an action contradicts the table',
    find: async ({ portal }) => {
      const { rows } = await sql<{ Action: string; From: string; To: string; Role: string }>`
        select distinct action, from_status as "from", to_status as "to", as_role as role
        from application_history where as_role is not null and from_status <> 'NONE'`.execute(portal.db);
      return rows
        .filter((line) => !isLegal(line))
        .map(({ Action, From, To, Role }) => `${Action} by ${Role} from ${From} to ${To}`);
    },
  },
];

function isLegal({ Action, From, To, Role }: Record<'Action' | 'From' | 'To' | 'Role', string>): boolean {
  const row = Object.entries(applicationWorkflow.Rows).find(([name]) => name === Action)?.[1];
  if (!row) return false;
  const targets: readonly string[] = row.From.flatMap((status) =>
    status === From ? targetsOf<ApplicationStatus>(row, status) : [],
  );
  const isReached = targets.some((status) => status === To || (status === 'SAME' && To === From));
  const isRoleAllowed = row.By.some(({ Roles }) => Roles.some((role) => role === Role));
  return isReached && isRoleAllowed && row.From.some((status) => status === From);
}
