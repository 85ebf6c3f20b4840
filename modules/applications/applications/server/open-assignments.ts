/**
 * SQL for the work that is assigned to a person and not done: applications before their decision whose
 * current step is theirs or comes later, also while the client has to answer.
 */
import { sql } from 'kysely';
import { ASSIGNED_STEPS, STEPS } from '#modules/catalogue/services/rules/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { ASSIGNEE_COLUMNS } from './assignee-columns.ts';

const order = sql`array[${literals(STEPS)}]::text[]`;

/** The person now assigned to the step of `person.mode`. */
const assigneeOfMode = sql`case person.mode ${sql.join(
  ASSIGNED_STEPS.map(
    (mode) => sql`when ${sql.lit(mode)} then ${sql.ref(`Application.${ASSIGNEE_COLUMNS[mode]}`)}`,
  ),
  sql` `,
)} end`;

/**
 * Condition on `application_person person` joined with its `application`: the person is still assigned to
 * the step, and it is not done. A person who was replaced keeps access, but has nothing to do.
 */
export const isOpenAssignment = sql<boolean>`(person.mode in (${literals(ASSIGNED_STEPS)})
  and person.application_status_code in (${literals(applicationStatuses.undecided)})
  and person.account_id = ${assigneeOfMode}
  and (application.current_step is null
    or array_position(${order}, person.mode) >= array_position(${order}, application.current_step)))`;

/** Number of applications for `account`: those waiting for it, and those assigned to it. */
export const openWorkCount = sql<number>`(select count(*) from (
  select id from application where turn_user_id = account.id
  union
  select application.id from application_person person join application on application.id = person.application_id
  where person.account_id = account.id and ${isOpenAssignment}) as work)`;
