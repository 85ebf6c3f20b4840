/**
 * Route handlers with which planners record absences of staff: list with open work, save and remove, each
 * change in the event log.
 */
import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { absenceRoutes } from '../rules/absence-contract.ts';
import { accountStatuses } from '../rules/statuses.ts';
import { applicationCounts } from './hooks.ts';

type Overview = DataOf<(typeof absenceRoutes)['list']>;

/** More rows than a body has staff; a longer list would not be read. */
const MAX_ROWS = 500;

/** Active staff, the data scope of these calls: planners assign them and so know their names anyway. */
const staff = (db: Queries) =>
  db
    .selectFrom('Account')
    .where('Account.Kind', '=', 'STAFF')
    .where('Account.Status', 'in', accountStatuses.active);

async function overview(db: Queries, at: Date): Promise<Overview> {
  const [absences, people] = [
    await staff(db)
      .innerJoin('Absence', 'Absence.AccountId', 'Account.Id')
      .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
      .select(['Absence.FromDate', 'Absence.ToDate', 'Absence.Remark'])
      .select(applicationCounts.get('APPLICATIONS').waiting.as('Open'))
      .where('Absence.ToDate', '>=', hongKongDate(at))
      .orderBy('Absence.FromDate')
      .orderBy('Absence.Id')
      .limit(MAX_ROWS)
      .execute(),
    await staff(db)
      .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
      .orderBy('Account.FirstName')
      .orderBy('Account.Id')
      .limit(MAX_ROWS)
      .execute(),
  ];
  return {
    Rows: absences.map(({ UserKey, FromDate, ToDate, Remark, Open, ...name }) => ({
      ...{ UserKey, Name: fullName(name), From: FromDate, To: ToDate },
      ...{ Remark, Open: Number(Open) },
    })),
    People: people.map(({ UserKey, ...name }) => ({ UserKey, Name: fullName(name) })),
  };
}

export const listAbsences = ({ db, at }: Context<(typeof absenceRoutes)['list']>): Promise<Overview> =>
  overview(db, at);

/** Locks the account, so that of two overlapping absences saved at once only one is recorded. */
async function lockStaff(tx: Tx, userKey: string): Promise<number> {
  const account = await staff(tx)
    .select('Account.Id')
    .where('Account.UserKey', '=', userKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account?.Id ?? fail('ERR_NOT_FOUND');
}

/** Records an absence; one that overlaps another of the same person is refused. */
export async function saveAbsence({
  db,
  actor,
  body,
  at,
  address,
}: Context<(typeof absenceRoutes)['save']>): Promise<Overview> {
  const { UserKey, From, To, Remark } = body;
  return db.transaction().execute(async (tx) => {
    const AccountId = await lockStaff(tx, UserKey);
    const other = await tx
      .selectFrom('Absence')
      .select('Id')
      .where('AccountId', '=', AccountId)
      .where('FromDate', '<=', To)
      .where('ToDate', '>=', From)
      .executeTakeFirst();
    if (other) failField('From', 'FIELD_ABSENCE_OVERLAPS');
    await tx.insertInto('Absence').values({ AccountId, FromDate: From, ToDate: To, Remark }).execute();
    const Detail = { From, To };
    await audit(tx, {
      ...{ AccountId: actor.Id, Event: 'ABSENCE_RECORDED', Object: UserKey, Address: address, Detail },
    });
    return overview(tx, at);
  });
}

export async function removeAbsence({
  db,
  actor,
  body,
  at,
  address,
}: Context<(typeof absenceRoutes)['remove']>): Promise<Overview> {
  const { UserKey, From, To } = body;
  return db.transaction().execute(async (tx) => {
    const AccountId = await lockStaff(tx, UserKey);
    const { numDeletedRows } = await tx
      .deleteFrom('Absence')
      .where('AccountId', '=', AccountId)
      .where(sql<boolean>`from_date = ${From} and to_date = ${To}`)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) fail('ERR_NOT_FOUND');
    const Detail = { From, To };
    await audit(tx, {
      ...{ AccountId: actor.Id, Event: 'ABSENCE_REMOVED', Object: UserKey, Address: address, Detail },
    });
    return overview(tx, at);
  });
}
