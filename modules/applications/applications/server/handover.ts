/**
 * Route handlers for handing over a person's open work: lists the open assignments with possible successors,
 * and assigns them one by one with the rules of ASSIGN.
 */
import { sql } from 'kysely';
import { ASSIGNED_STEPS, type AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import { formatFailure } from '#platform/server/http/format-failure.ts';
import { publishCommit } from '#platform/server/workflow/committed.ts';
import { performInTransaction } from '#platform/server/workflow/perform-action.ts';
import { type handoverRoutes, MAX_HANDOVER } from '../rules/handover-contract.ts';
import { STEP_ROLES } from '../rules/step-roles.ts';
import { ASSIGNEE_COLUMNS, nextAbsence } from './assignee-columns.ts';
import { applicationHandler } from './handler.ts';
import { isOpenAssignment, openWorkCount } from './open-assignments.ts';
import { visibleTo } from './scope.ts';

type Open = Context<(typeof handoverRoutes)['open']>;

export async function openAssignments(context: Open): Promise<DataOf<(typeof handoverRoutes)['open']>> {
  const [Rows, People] = [await assignmentsOf(context), await successors(context)];
  return { Rows, People };
}

async function assignmentsOf({ db, actor, query }: Open) {
  const found = await db
    .selectFrom('Application')
    .innerJoin('ApplicationPerson as Person', 'Person.ApplicationId', 'Application.Id')
    .innerJoin('Account', 'Account.Id', 'Person.AccountId')
    .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
    .select(['Application.ApplicationKey', 'Application.ApplicationNo', 'Application.ApplicationStatusCode'])
    .select(['Application.ServiceVersionId', 'Application.TurnUserId', 'Person.AccountId', 'Person.Mode'])
    .select(['Organisation.OrgName', 'Application.CurrentStep'])
    .where(visibleTo(actor))
    .where('Account.UserKey', '=', query.UserKey)
    .where(isOpenAssignment)
    .orderBy('Application.StepSince')
    .orderBy('Application.Id')
    .limit(MAX_HANDOVER)
    .execute();
  return Promise.all(
    found.map(async ({ ServiceVersionId, TurnUserId, AccountId, CurrentStep, Mode, ...row }) => ({
      ...row,
      Mode: Mode as AssignedStep,
      ServiceName: (await serviceVersion(db, ServiceVersionId)).Definition.Name,
      IsCurrent: TurnUserId === AccountId && CurrentStep === Mode,
    })),
  );
}

/** Active people with a role for one of the steps; whether they fit an application is decided for each. */
async function successors({ db, query, at }: Open) {
  const today = hongKongDate(at);
  const people = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName', 'Roles', openWorkCount.as('Open')])
    .select(
      sql<boolean>`exists (select from absence where absence.account_id = account.id
        and ${today}::date between absence.from_date and absence.to_date)`.as('IsAway'),
    )
    .select(nextAbsence(at))
    .where('Kind', '=', 'STAFF')
    .where('Status', 'in', accountStatuses.active)
    .where('UserKey', '<>', query.UserKey)
    .orderBy('FirstName')
    .orderBy('Id')
    .limit(500)
    .execute();
  return people
    .map(({ Roles, Open: count, FirstName, LastName, ...person }) => ({
      ...person,
      Name: fullName({ FirstName, LastName }),
      Open: Number(count),
      Modes: ASSIGNED_STEPS.filter((mode) => hasPermission(Roles, STEP_ROLES[mode])),
    }))
    .filter(({ Modes }) => Modes.length > 0);
}

/** The updated application is not needed here. */
const handler = { ...applicationHandler, view: async () => null };

/** Active staff with a role for one of the assigned steps. */
export async function assignablePeople({
  db,
}: Context<(typeof handoverRoutes)['people']>): Promise<DataOf<(typeof handoverRoutes)['people']>> {
  const roles = [...new Set(ASSIGNED_STEPS.flatMap((mode) => STEP_ROLES[mode]))];
  const people = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('Kind', '=', 'STAFF')
    .where('Status', 'in', accountStatuses.active)
    .where(holdsAnyOf('roles', roles))
    .orderBy('FirstName')
    .orderBy('Id')
    .limit(500)
    .execute();
  return { Rows: people.map(({ UserKey, ...name }) => ({ UserKey, Name: fullName(name) })) };
}

type HandOver = Context<(typeof handoverRoutes)['handOver']>;

/**
 * Each assignment is an action of its own, with its history entry and notification. One that has been changed
 * in the meantime is refused: only the person's own work is handed over.
 */
export async function handOver(context: HandOver): Promise<DataOf<(typeof handoverRoutes)['handOver']>> {
  const { db, language, body } = context;
  const Refused: DataOf<(typeof handoverRoutes)['handOver']>['Refused'] = [];
  for (const one of body.Assignments)
    try {
      await db.transaction().execute((tx) => handOverOne(tx, context, one));
      publishCommit(db, applicationHandler.workflow);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      Refused.push({ ...one, Message: reasonOf(error, language) });
    }
  return { Done: body.Assignments.length - Refused.length, Refused };
}

async function handOverOne(
  tx: Tx,
  { db, settings, actor, at, language, body }: HandOver,
  { ApplicationKey, Mode }: HandOver['body']['Assignments'][number],
): Promise<void> {
  const { UserKey, AssignedUserKey, Remark } = body;
  const assigned = await tx
    .selectFrom('Application')
    .select('Id')
    .where(visibleTo(actor))
    .where('ApplicationKey', '=', ApplicationKey)
    .where(`Application.${ASSIGNEE_COLUMNS[Mode]}`, '=', (eb) =>
      eb.selectFrom('Account').select('Account.Id').where('Account.UserKey', '=', UserKey),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!assigned) fail('ERR_CONFLICT', { Text: 'HANDOVER_CHANGED' });
  await performInTransaction(tx, { db, settings }, handler, {
    action: 'ASSIGN',
    key: ApplicationKey,
    input: { ApplicationKey, Mode, AssignedUserKey, ...(Remark && { Remark }) },
    actor,
    language,
    at,
    idempotencyKey: null,
  });
}

/** The reasons, or the message of the failure. */
function reasonOf(failure: Failure, language: Language): string {
  const { Message, Fields = [], Reasons = [] } = formatFailure(failure, language);
  const reasons = [...Fields, ...Reasons].map((one) => one.Message);
  return joinSentences(reasons.length > 0 ? reasons : [Message]);
}
