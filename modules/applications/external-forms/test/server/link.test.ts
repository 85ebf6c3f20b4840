import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ANSWERS,
  FILLED,
  type MachFormPortal,
  startMachFormPortal,
} from '#quality/support/machform-portal.ts';
import { FORM_CHT } from '#quality/support/machform-service.ts';

let portal: MachFormPortal;
beforeAll(async () => {
  portal = await startMachFormPortal();
});
afterAll(() => portal?.close());

const link = (user: string, ApplicationKey: string, Input: string) =>
  portal.post(user, '/application/change/machform', { ApplicationKey, Input });
const fieldOf = (answer: Awaited<ReturnType<typeof link>>) =>
  answer.error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`);
const entryOf = async (key: string) => (await portal.row(key)).MachformEntry;

describe('linking an entry manually', () => {
  it('that was received without a token is assigned to the application with its answers', async () => {
    const key = await portal.apply();
    await portal.send({ entry: 41 });
    const stray = await portal.get('admin', '/application/form/entries', { ApplicationKey: key });
    expect(stray.data.Stray).toMatchObject([{ EntryNo: '41', Outcome: 'REFUSED' }]);
    const answer = await link('admin', key, '41');
    expect([answer.status, answer.data.MachformEntry]).toEqual([200, '41']);
    expect(await portal.answers(key)).toEqual(ANSWERS);
    const { data } = await portal.get('admin', '/application/form/entries', { ApplicationKey: key });
    expect(data).toMatchObject({ Rows: [{ EntryNo: '41', Outcome: 'TAKEN', IsCurrent: true }], Stray: [] });
    const history = await portal.get('admin', '/application/history', { ApplicationKey: key });
    expect((history.data.Rows as object[])[0]).toMatchObject({ Action: 'CHANGE_MACHFORM', Entry: '41' });
  });

  it('that was received too late is imported while the application is under review', async () => {
    const key = await portal.apply();
    const token = await portal.frameToken(key);
    await portal.send({ token, entry: 42 });
    await portal.post('client', '/application/submit', { ApplicationKey: key });
    await portal.send({ token, entry: 43, values: { ...FILLED, element_2: 'Told by telephone' } });
    expect((await portal.answers(key)).LegalName).toBe(ANSWERS.LegalName);
    expect((await link('sub-admin', key, '43')).status).toBe(200);
    expect((await portal.answers(key)).LegalName).toBe('Told by telephone');
    expect(await entryOf(key)).toBe('43');
  });

  it('during a correction becomes the base for the client', async () => {
    const key = await portal.apply();
    await portal.send({ token: await portal.frameToken(key), entry: 60 });
    const step = async (user: string, path: string, input: object = {}) => {
      const { error } = await portal.post(user, path, { ApplicationKey: key, ...input });
      expect([path, error.Code, error.Reasons]).toEqual([path, undefined, undefined]);
    };
    await step('client', '/application/submit');
    await step('business', '/application/review', { TransactionNo: 'TX-60' });
    const AssignedUserKey = await portal.userKey('assessor');
    await portal.db
      .insertInto('Competence')
      .columns(['AccountId', 'ServiceId'])
      .expression((eb) =>
        eb
          .selectFrom(['Account', 'Service'])
          .select(['Account.Id', 'Service.Id as ServiceId'])
          .where('Account.UserKey', '=', AssignedUserKey)
          .where('Service.ServiceKey', '=', portal.serviceKey),
      )
      .execute();
    await step('scheduling', '/application/assign', { Mode: 'ASSESSOR', AssignedUserKey });
    const Points = [{ Field: 'Scope', Remark: 'Which piers?' }];
    await step('assessor', '/application/checklist/reject', { Points });
    await portal.send({ entry: 61, values: { ...FILLED, element_2: 'Told by telephone' } });
    await step('admin', '/application/change/machform', { Input: '61' });
    await step('client', '/application/submit', { PointAnswers: [{ PointNo: 1, Answer: 'All of them.' }] });
    expect((await portal.answers(key)).LegalName).toBe('Told by telephone');
  });

  it('can return to an earlier entry of the application', async () => {
    const key = await portal.apply();
    const token = await portal.frameToken(key);
    await portal.send({ token, entry: 44 });
    await portal.send({ token, entry: 45, values: { ...FILLED, element_2: 'Second' } });
    expect((await portal.answers(key)).LegalName).toBe('Second');
    expect((await link('admin', key, '44')).status).toBe(200);
    expect([await entryOf(key), (await portal.answers(key)).LegalName]).toEqual(['44', ANSWERS.LegalName]);
  });

  it('is refused if it is unknown or not a number', async () => {
    const key = await portal.apply();
    for (const input of ['4711', 'forty', '99999/41', '0'])
      expect([input, fieldOf(await link('admin', key, input))]).toEqual([
        input,
        ['Input FIELD_ENTRY_UNKNOWN'],
      ]);
  });

  it.each(["41' or 1=1", '!@#', 'javascript:alert(1)', '41/', '/41', '41-2', '４１'])(
    'is refused if it contains anything but letters and digits: %s',
    async (input) => {
      const answer = await link('admin', await portal.apply(), input);
      expect([answer.status, fieldOf(answer)]).toEqual([422, ['Input FIELD_ALPHANUMERIC']]);
    },
  );

  it('of another client is refused, and changes nothing', async () => {
    const [mine, foreign] = [await portal.apply(), await portal.apply('client2')];
    await portal.send({ token: await portal.frameToken(foreign, 'client2'), entry: 46 });
    expect(fieldOf(await link('admin', mine, '46'))).toEqual(['Input FIELD_ENTRY_TAKEN']);
    expect([await portal.answers(mine), await entryOf(mine)]).toEqual([{}, null]);
    expect(await entryOf(foreign)).toBe('46');
  });

  it('of another application of the same client is refused while that application uses it', async () => {
    const [mine, other] = [await portal.apply(), await portal.apply()];
    const token = await portal.frameToken(other);
    await portal.send({ token, entry: 47 });
    expect(fieldOf(await link('admin', mine, '47'))).toEqual(['Input FIELD_ENTRY_TAKEN']);
    await portal.send({ token, entry: 48 });
    expect((await link('admin', mine, '47')).status).toBe(200);
    expect([await entryOf(mine), await entryOf(other)]).toEqual(['47', '48']);
  });

  it('with a number that two forms have is listed with its form', async () => {
    const key = await portal.apply();
    await portal.send({ entry: 49 });
    await portal.send({ entry: 49, form: FORM_CHT });
    expect(fieldOf(await link('admin', key, '49'))).toEqual(['Input FIELD_ENTRY_FORM']);
    expect((await link('admin', key, `${FORM_CHT}/49`)).status).toBe(200);
  });

  it('is accessible to administrators only', async () => {
    const key = await portal.apply();
    await portal.send({ entry: 50 });
    const statuses = [];
    for (const user of ['business', 'it', 'client']) statuses.push((await link(user, key, '50')).status);
    expect(statuses).toEqual([403, 403, 403]);
    const { data } = await portal.get('business', '/application/form/entries', { ApplicationKey: key });
    expect(data.Stray).toEqual([]);
  });
});

describe('entries as seen by other users', () => {
  it('clients see an entry and its reason without raw data; other clients see nothing', async () => {
    const key = await portal.apply();
    await portal.send({ token: await portal.frameToken(key), entry: 51 });
    const own = await portal.get('client', '/application/form/entries', { ApplicationKey: key });
    expect(own.data).toEqual({
      Rows: [expect.objectContaining({ EntryNo: '51', IsCurrent: true, Values: [] })],
      Stray: [],
    });
    const staff = await portal.get('admin', '/application/form/entries', { ApplicationKey: key });
    const { Values } = (staff.data.Rows as { Values: object[] }[])[0] ?? { Values: [] };
    expect(Values).toContainEqual({ Element: 'element_8', Question: null, Text: 'From a friend' });
    expect(Values).toContainEqual({ Element: 'element_4_3', Question: 'Founded', Text: '2009' });
    const foreign = await portal.get('client2', '/application/form/entries', { ApplicationKey: key });
    expect(foreign.status).toBe(404);
  });

  it('staff who may edit get no frame: only clients fill in the form', async () => {
    const key = await portal.apply();
    const { status } = await portal.post('business', '/application/form/frame', { ApplicationKey: key });
    expect(status).toBe(403);
    const native = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'QM')
      .executeTakeFirstOrThrow();
    const made = await portal.post('client', '/application/save', {
      ServiceKey: native.ServiceKey,
      AssessmentType: 'INITIAL',
    });
    const frame = await portal.post('client', '/application/form/frame', {
      ApplicationKey: made.data.ApplicationKey,
    });
    expect([frame.status, frame.error.Reasons?.map(({ Code }) => Code)]).toEqual([409, ['REASON_FORM_HERE']]);
  });
});
