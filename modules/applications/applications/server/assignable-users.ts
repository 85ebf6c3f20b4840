/** Finds the users who can be assigned to a review step, with their eligibility facts and open workload. */

import type { AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { STEP_ROLES } from '../rules/step-roles.ts';
import { assigneeColumns, nextAbsence } from './assignee-columns.ts';
import { openWorkCount } from './open-assignments.ts';

type Query = Parameters<typeof assigneeColumns>[0];

/**
 * All users with a role for the step, with the facts that the rules need for this application and their open
 * workload.
 */
export const assignableUsers = (db: Db, application: Query, mode: AssignedStep, at: Date) =>
  db
    .selectFrom('Account')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName', 'Account.Roles', 'Account.Status'])
    .select(openWorkCount.as('Open'))
    .select(nextAbsence(at))
    .select(assigneeColumns(application, at))
    .where(holdsAnyOf('account.roles', STEP_ROLES[mode]))
    .where('Account.Status', 'in', accountStatuses.activated)
    .orderBy('Account.FirstName')
    .orderBy('Account.Id')
    .limit(500)
    .execute();

export type AssignableUser = Awaited<ReturnType<typeof assignableUsers>>[number];

/** Converts a candidate to the `Assignee` facts of an ASSIGN action. */
export const assigneeOf = ({
  UserKey,
  Roles,
  Status,
  IsCompetent,
  IsAbsent,
  HasInterest,
}: AssignableUser) => ({
  UserKey,
  Roles,
  IsActive: accountStatuses.active.includes(Status),
  IsCompetent,
  IsAbsent,
  HasInterest,
});
