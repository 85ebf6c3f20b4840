import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.db.deleteFrom('ListChoice').execute();
  await portal.db.deleteFrom('ListView').execute();
});

type View = { ViewKey: string; Version: number; Name: string; Params: object; Dropped: string[] };
const read = async (user: string, List = 'APPLICATIONS') =>
  (await portal.get(user, '/list/view/list', { List })).data as {
    Rows: View[];
    Columns: string[] | null;
    DefaultViewKey: string | null;
  };
const names = async (user: string, List?: string) => (await read(user, List)).Rows.map(({ Name }) => Name);
const view = (more: object = {}) => ({
  List: 'APPLICATIONS',
  Name: 'My queue',
  Params: { Status: 'PENDING', Sort: '-SubmittedAt', From: '-30d', PageSize: '50' },
  ...more,
});
const save = (user: string, more: object = {}) => portal.post(user, '/list/view/save', view(more));
const saved = async (user: string, more: object = {}) => String((await save(user, more)).data.SavedKey);
const logged = ({ status, error }: Awaited<ReturnType<typeof save>>) => [
  status,
  error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`) ?? error.Code,
];

describe('personal views', () => {
  it('are stored like an address, for one user', async () => {
    const answer = await save('scheduling', { Columns: ['org', 'no', 'submitted'] });
    expect(answer.status).toBe(200);
    expect(await read('scheduling')).toMatchObject({
      Rows: [
        {
          Name: 'My queue',
          Params: { Status: 'PENDING', Sort: '-SubmittedAt', From: '-30d', PageSize: '50' },
          Columns: ['org', 'no', 'submitted'],
          Dropped: [],
          SharedRoles: [],
          IsOwn: true,
          MayChange: true,
          Version: 0,
        },
      ],
      DefaultViewKey: null,
    });
    for (const other of ['admin', 'business', 'client', 'it']) expect(await names(other)).toEqual([]);
    expect(await names('scheduling', 'CERTIFICATES')).toEqual([]);
  });

  it('are not available to other users, not even to an administrator', async () => {
    const ViewKey = await saved('scheduling');
    for (const other of ['admin', 'business', 'client']) {
      expect((await save(other, { ViewKey, Name: 'Taken' })).status).toBe(404);
      expect((await portal.post(other, '/list/view/remove', { ViewKey })).status).toBe(404);
      const opened = { List: 'APPLICATIONS', DefaultViewKey: ViewKey };
      expect((await portal.post(other, '/list/choice', opened)).status).toBe(404);
    }
    const nothing = await portal.post('admin', '/list/view/remove', { ViewKey: 'nobody-has-this-key' });
    expect(logged(nothing)).toEqual([404, 'ERR_NOT_FOUND']);
    expect(await names('scheduling')).toEqual(['My queue']);
  });

  it('are changed and removed; a concurrent change is reported', async () => {
    const ViewKey = await saved('client');
    expect((await save('client', { ViewKey, Version: 0, Name: 'Mine', Params: {} })).status).toBe(200);
    expect(logged(await save('client', { ViewKey, Version: 0 }))).toEqual([409, 'ERR_CONFLICT']);
    expect((await read('client')).Rows).toMatchObject([{ Name: 'Mine', Params: {}, Version: 1 }]);
    expect((await portal.post('client', '/list/view/remove', { ViewKey, Version: 1 })).data.Rows).toEqual([]);
  });

  it('have a name that is unique for the user and list', async () => {
    const ViewKey = await saved('business', { Name: 'Late' });
    expect(logged(await save('business', { Name: ' late ' }))).toEqual([422, ['Name LIST_VIEW_NAME_TAKEN']]);
    expect((await save('business', { Name: 'LATE', ViewKey })).status).toBe(200);
    expect((await save('business', { Name: 'Late', List: 'CLIENTS', Params: {} })).status).toBe(200);
    expect((await save('scheduling', { Name: 'Late' })).status).toBe(200);
    for (const Name of ['', '  ', 'x'.repeat(61), 'two\nlines'])
      expect((await save('business', { Name })).status).toBe(422);
    expect((await save('business', { Name: '工'.repeat(60) })).status).toBe(200);
  });

  it('are limited to fifty, also for ten concurrent requests', async () => {
    for (let at = 0; at < 45; at += 1) await save('finance', { Name: `View ${at}`, Params: {} });
    const at = Array.from({ length: 10 }, (_, no) => save('finance', { Name: `More ${no}`, Params: {} }));
    const answers = (await Promise.all(at)).map(logged);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(5);
    expect(answers.filter(([status]) => status !== 200)).toEqual(
      Array(5).fill([422, ['Name LIST_VIEW_TOO_MANY']]),
    );
    const [one] = (await read('finance')).Rows;
    expect((await save('finance', { ViewKey: one?.ViewKey, Name: 'Changed' })).status).toBe(200);
  });

  it('store only known parameters of the list', async () => {
    const wrong = [{ Nonsense: 'x' }, { Status: 'NEVER' }, { From: 'soon' }, { Sort: 'Passwords' }];
    for (const Params of wrong)
      expect(logged(await save('admin', { Params }))).toEqual([
        422,
        [`Params.${Object.keys(Params)[0]} FIELD_INVALID`],
      ]);
    expect((await save('admin', { Params: { Page: '3' } })).status).toBe(422);
    expect((await save('admin', { Columns: ['no', 'no'] })).status).toBe(422);
  });

  it('lose a filter that the list no longer has, and report which', async () => {
    await saved('scheduling');
    await portal.db
      .updateTable('ListView')
      .set({ Params: { Status: 'PENDING', Colour: 'red', AssessmentType: 'YEARLY' } })
      .execute();
    const [row] = (await read('scheduling')).Rows;
    expect([row?.Params, row?.Dropped]).toEqual([{ Status: 'PENDING' }, ['Colour', 'AssessmentType']]);
  });
});

describe('shared views', () => {
  it('are available to the roles they are shared with, with the name of the owner', async () => {
    await saved('scheduling', { SharedRoles: ['BUSINESS', 'COO'] });
    for (const user of ['business', 'coo', 'admin', 'sub-admin']) {
      const [row] = (await read(user)).Rows;
      expect(row).toMatchObject({ Name: 'My queue', IsOwn: false, MayChange: user.includes('admin') });
      expect(row).toHaveProperty('OwnerName', expect.stringMatching(/\S+ \S+/));
    }
    for (const user of ['finance', 'it', 'assessor', 'client']) expect(await names(user)).toEqual([]);
  });

  it('are changed and removed by their owner and by administrators only', async () => {
    const SharedRoles = ['BUSINESS', 'IT'];
    const ViewKey = await saved('scheduling', { SharedRoles });
    for (const user of ['business', 'it']) {
      expect(logged(await save(user, { ViewKey, SharedRoles }))).toEqual([403, 'ERR_FORBIDDEN']);
      expect(logged(await portal.post(user, '/list/view/remove', { ViewKey }))).toEqual([
        403,
        'ERR_FORBIDDEN',
      ]);
    }
    expect((await save('sub-admin', { ViewKey, Name: 'The queue', SharedRoles })).status).toBe(200);
    expect(await names('scheduling')).toEqual(['The queue']);
    expect((await portal.post('admin', '/list/view/remove', { ViewKey })).status).toBe(200);
    expect([await names('scheduling'), await names('business')]).toEqual([[], []]);
    const events = await portal.db
      .selectFrom('Audit')
      .innerJoin('Account', 'Account.Id', 'Audit.AccountId')
      .select(['Event', 'Email'])
      .where('Object', '=', ViewKey)
      .orderBy('Audit.Id')
      .execute();
    expect(events.map(({ Event, Email }) => `${Event} ${Email.split('@')[0]}`)).toEqual([
      'LIST_VIEW_SAVE scheduling',
      'LIST_VIEW_SAVE sub-admin',
      'LIST_VIEW_REMOVE admin',
    ]);
  });

  it('are available to staff with access to the list', async () => {
    expect(logged(await save('client', { SharedRoles: ['BUSINESS'] }))).toEqual([403, 'ERR_FORBIDDEN']);
    expect((await save('business', { SharedRoles: ['CLIENT'] })).status).toBe(422);
    const logs = { List: 'LOGS', Params: { Event: 'LOGIN' } };
    expect(logged(await save('it', { ...logs, SharedRoles: ['ADMIN', 'FINANCE'] }))).toEqual([
      422,
      ['SharedRoles LIST_VIEW_ROLE_CANNOT'],
    ]);
    expect((await save('it', { ...logs, SharedRoles: ['ADMIN'] })).status).toBe(200);
    expect(logged(await save('business', logs))).toEqual([403, 'ERR_FORBIDDEN']);
    expect((await portal.get('business', '/list/view/list', { List: 'LOGS' })).status).toBe(403);
    expect((await portal.post('client', '/list/choice', { List: 'STAFF', Columns: ['name'] })).status).toBe(
      403,
    );
  });
});

describe('the initial view of a list', () => {
  it('is retained across sessions of the user', async () => {
    const ViewKey = await saved('scheduling', { SharedRoles: ['BUSINESS'] });
    const first = { List: 'APPLICATIONS', Columns: ['no', 'org', 'submitted'] };
    expect((await portal.post('business', '/list/choice', first)).status).toBe(200);
    await portal.post('business', '/list/choice', { List: 'APPLICATIONS', DefaultViewKey: ViewKey });
    expect(await read('business')).toMatchObject({ Columns: first.Columns, DefaultViewKey: ViewKey });
    expect(await read('scheduling')).toMatchObject({ Columns: null, DefaultViewKey: null });
    await portal.post('business', '/list/choice', { List: 'APPLICATIONS', Columns: null });
    expect(await read('business')).toMatchObject({ Columns: null, DefaultViewKey: ViewKey });
  });

  it('is all rows again when the view is no longer shared or was removed', async () => {
    const ViewKey = await saved('scheduling', { SharedRoles: ['BUSINESS'] });
    await portal.post('business', '/list/choice', { List: 'APPLICATIONS', DefaultViewKey: ViewKey });
    await save('scheduling', { ViewKey, SharedRoles: [] });
    expect(await read('business')).toEqual({ Rows: [], Columns: null, DefaultViewKey: null });
    await save('scheduling', { ViewKey, SharedRoles: ['BUSINESS'] });
    expect((await read('business')).DefaultViewKey).toBe(ViewKey);
    await portal.post('scheduling', '/list/view/remove', { ViewKey });
    expect((await read('business')).DefaultViewKey).toBeNull();
  });
});
