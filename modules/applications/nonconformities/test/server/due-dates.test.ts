/** Reminders and escalation of nonconformities by due date: each once, also after an interruption, and only of open ones. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#platform/common/format/dates.ts';
import { night } from '#quality/support/cycle-fixture.ts';
import {
  RESPONSE,
  type WithNonconformities,
  withNonconformities,
} from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { NonconformityView } from '../../rules/contract.ts';
import { followDueDates } from '../../server/follow-due-dates.ts';

let portal: TestPortal;
let file: WithNonconformities;
let due: string;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  // Records of earlier tests are not due on the days of this one.
  await portal.db.updateTable('Nonconformity').set({ DueOn: null }).execute();
  file = await withNonconformities(portal);
  await file.record(['MINOR', 'MAJOR']);
  await file.done('assessor', '/application/progress/approve');
  await file.acted('assessor', 'release', 0);
  due = String((await row(0)).DueOn);
  await portal.db.updateTable('Nonconformity').set({ DueOn: due }).where('DueOn', 'is not', null).execute();
});

const follow = (days: number) => followDueDates(portal.portal, night(addDays(due, days)));

const row = async (at: number): Promise<NonconformityView> => {
  const { NonconformityKey = '' } = (await file.found('assessor'))[at] ?? {};
  return (await portal.get('admin', '/nonconformity/view', { NonconformityKey })).data as NonconformityView;
};

/** Notifications about due dates: kind, date and person, in alphabetical order. */
async function notified(): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .innerJoin('Application', 'Application.Id', 'Notification.ApplicationId')
    .select(['Notification.Kind', 'Notification.Params', 'Account.Email'])
    .where('Application.ApplicationKey', '=', file.key)
    .where('Notification.Kind', 'in', ['NC_REMINDER', 'NC_ESCALATED'])
    .execute();
  return rows
    .map(({ Kind, Params, Email }) => `${Kind} ${Params.NonconformityNo} ${Email.split('@')[0]}`)
    .toSorted();
}
const numbers = async () => [(await row(0)).NonconformityNo, (await row(1)).NonconformityNo] as const;

test('the client is reminded once, then the planners and the assessor are notified once', async () => {
  const [first, second] = await numbers();
  await follow(-8);
  expect(await notified()).toEqual([]);
  await follow(-7);
  await follow(-7);
  await follow(0);
  await follow(13);
  expect(await notified()).toEqual([`NC_REMINDER ${first} client`]);
  expect((await row(0)).IsEscalated).toBe(false);
  await follow(14);
  await follow(14);
  await follow(60);
  // The one that is not released is escalated as well.
  expect(await notified()).toEqual([
    `NC_ESCALATED ${first} assessor`,
    `NC_ESCALATED ${first} scheduling`,
    `NC_ESCALATED ${second} assessor`,
    `NC_ESCALATED ${second} scheduling`,
    `NC_REMINDER ${first} client`,
  ]);
  const { IsEscalated, History } = await row(0);
  expect([IsEscalated, History[0]?.Action, History[0]?.By]).toEqual([true, 'ESCALATE', null]);
});

test('two at once, and one that was interrupted, send each of them once', async () => {
  const [first] = await numbers();
  await Promise.all([follow(-7), follow(-7)]);
  expect(await notified()).toEqual([`NC_REMINDER ${first} client`]);
  // The job stops between the record of the escalation and the second notification.
  await sql`create function stop_here() returns trigger language plpgsql as $$ begin
    if (select count(*) from notification where cause = new.cause) = 1 then raise 'stopped'; end if;
    return new; end $$`.execute(portal.db);
  await sql`create trigger stop_here before insert on notification for each row
    when (new.kind = 'NC_ESCALATED') execute function stop_here()`.execute(portal.db);
  await expect(follow(14)).rejects.toThrow('due dates of nonconformities failed');
  expect([(await row(0)).IsEscalated, (await notified()).length]).toEqual([false, 1]);
  await sql`drop function stop_here() cascade`.execute(portal.db);
  await follow(15);
  await follow(15);
  expect([(await row(0)).IsEscalated, (await notified()).length]).toEqual([true, 5]);
});

test('the flag ends when it is verified or withdrawn, or due later; those need neither reminder nor escalation', async () => {
  await follow(20);
  await file.acted('assessor', 'withdraw', 1, { Remark: 'The record was found.' });
  expect((await row(1)).IsEscalated).toBe(false);
  // A response is possible with the version that the client saw before the escalation.
  await file.acted('client', 'answer', 0, RESPONSE);
  await file.acted('assessor', 'plan/accept', 0);
  expect((await row(0)).IsEscalated).toBe(true);
  await file.acted('assessor', 'verify', 0, { Method: 'DOCUMENTS' });
  expect((await row(0)).IsEscalated).toBe(false);
  const before = await notified();
  await follow(30);
  await follow(-1);
  expect(await notified()).toEqual(before);
  // Reopened, and still overdue: this is another escalation.
  await file.acted('assessor', 'reopen', 0, { Remark: 'It happened again.' });
  await follow(31);
  expect((await row(0)).IsEscalated).toBe(true);
});

test('a rejected application is left alone', async () => {
  await file.done('admin', '/application/progress/reject', { Remark: 'To the assessor.' });
  await file.done('admin', '/application/rejected', { Remark: 'Not eligible.', IsOverride: true });
  await follow(-3);
  await follow(30);
  expect(await notified()).toEqual([]);
});

test('the register and its filter show what is escalated', async () => {
  const [first] = await numbers();
  const list = async () => {
    const query = { IsEscalated: 'true', Search: first };
    return (await portal.get('admin', '/nonconformity/list', query)).data.Rows as NonconformityView[];
  };
  expect(await list()).toEqual([]);
  await follow(14);
  expect(await list()).toMatchObject([{ NonconformityNo: first, IsEscalated: true }]);
});
