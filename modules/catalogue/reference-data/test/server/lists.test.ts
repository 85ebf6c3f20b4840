import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

type Use = { Kind: string; Count: number };
type Row = Record<string, unknown> & {
  Code: string;
  Name: Record<string, string>;
  IsActive: boolean;
  Version: number;
  Uses: Use[];
};
type List = { Rows: Row[] };
const name = (text: string) => ({ EN: text, CHT: `${text}繁`, CHS: `${text}简` });

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const industries = async () =>
  ((await portal.get('it', '/assessment/industry', { WithUses: 'true' })).data as unknown as List).Rows;
const industry = async (code: string) => (await industries()).find((row) => row.Code === code);
const save = (body: Record<string, unknown>, user = 'admin') =>
  portal.post(user, '/assessment/industry/submit', body);
const add = async (code: string) => {
  const saved = await save({ Code: code, Name: name(code) });
  expect(saved.status).toBe(200);
};

describe('an industry', () => {
  test('is added at the end, and the response is the whole list', async () => {
    const saved = await save({ Code: 'MINING', Name: name('Mining') });
    const last = (saved.data as unknown as List).Rows.at(-1);
    expect(last).toMatchObject({
      Code: 'MINING',
      Name: name('Mining'),
      IsActive: true,
      Version: 1,
      Uses: [],
    });
  });

  test('is renamed by its code and Version; an unread change cannot be overwritten', async () => {
    await add('PORTS');
    const renamed = await save({ Code: 'PORTS', Name: name('Harbours'), Version: 1 });
    expect(renamed.status).toBe(200);
    const late = await save({ Code: 'PORTS', Name: name('Docks'), Version: 1 }, 'sub-admin');
    expect([late.status, late.error.Code]).toEqual([409, 'ERR_CONFLICT']);
    const fresh = late.error.Data as unknown as List;
    expect(fresh.Rows.find((row) => row.Code === 'PORTS')?.Name.EN).toBe('Harbours');
  });

  test('with a code or a name already in use is refused at its field', async () => {
    const code = await save({ Code: 'ENERGY', Name: name('Something else') });
    expect([code.status, code.error.Fields?.[0]]).toMatchObject([
      422,
      { Field: 'Code', Code: 'REFERENCE_CODE_TAKEN' },
    ]);
    const same = await save({ Code: 'POWER', Name: { ...name('Power'), EN: 'energy AND utilities' } });
    expect([same.status, same.error.Fields?.[0]]).toMatchObject([
      422,
      { Field: 'Name.EN', Code: 'REFERENCE_NAME_TAKEN' },
    ]);
  });

  test('used by a service, a person or a team is counted and cannot be removed, only retired', async () => {
    // In the demo data, two services use the energy industry; no assessor's competence is limited to it.
    expect((await industry('ENERGY'))?.Uses).toEqual([{ Kind: 'SERVICE', Count: 2 }]);
    // Nora Lee may assess quality management in logistics only.
    expect((await industry('LOGISTICS'))?.Uses).toContainEqual({ Kind: 'PERSON', Count: 1 });
    const removed = await portal.post('admin', '/assessment/industry/delete', { Code: 'ENERGY' });
    expect([removed.status, removed.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_REFERENCE_USED']);
    const before = await industry('ENERGY');
    const retired = await save({
      Code: 'ENERGY',
      Name: before?.Name,
      IsActive: false,
      Version: before?.Version,
    });
    expect(retired.status).toBe(200);
    expect(await industry('ENERGY')).toMatchObject({ IsActive: false, Name: before?.Name });
    await save({ Code: 'ENERGY', Name: before?.Name, Version: (before?.Version ?? 0) + 1 });
  });

  test('that is unused is removed, and its code is free again', async () => {
    await add('FLEETING');
    const removed = await portal.post('admin', '/assessment/industry/delete', {
      Code: 'FLEETING',
      Version: 1,
    });
    expect(removed.status).toBe(200);
    expect(await industry('FLEETING')).toBeUndefined();
    await add('FLEETING');
  });

  test('is moved; all others retain their order', async () => {
    const before = (await industries()).map((row) => row.Code);
    const [first = '', second = '', third = '', ...rest] = before;
    await portal.post('admin', '/assessment/industry/place', { Code: first, Position: 2 });
    expect((await industries()).map((row) => row.Code)).toEqual([second, third, first, ...rest]);
    await portal.post('admin', '/assessment/industry/place', { Code: first, Position: 500 });
    expect((await industries()).at(-1)?.Code).toBe(first);
    await portal.post('admin', '/assessment/industry/place', { Code: first, Position: 0 });
    expect((await industries()).map((row) => row.Code)).toEqual(before);
  });

  test('used by an application is counted', async () => {
    await add('TOURISM');
    await insertApplication('TOURISM');
    expect((await industry('TOURISM'))?.Uses).toEqual([{ Kind: 'APPLICATION', Count: 1 }]);
    const removed = await portal.post('admin', '/assessment/industry/delete', { Code: 'TOURISM' });
    expect(removed.status).toBe(409);
  });
});

async function insertApplication(IndustryCode: string): Promise<void> {
  const { db } = portal;
  const service = await db
    .selectFrom('ServiceVersion')
    .select(['ServiceId', 'Id'])
    .orderBy('Id')
    .executeTakeFirstOrThrow();
  const client = await db
    .selectFrom('Account')
    .select(['Id', 'OrganisationId'])
    .where('Email', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('Application')
    .values({
      ApplicationKey: `application-in-${IndustryCode}`,
      ApplicationNo: `N-${IndustryCode}`,
      OrganisationId: client.OrganisationId ?? 0,
      CreatedById: client.Id,
      ServiceId: service.ServiceId,
      ServiceVersionId: service.Id,
      ApplicationStatusCode: 'INPROGRESS',
      Type: 'CERTIFICATE',
      AssessmentType: 'INITIAL',
      IndustryCode,
      Answers: json({}),
      Search: '',
    } as never)
    .execute();
}

describe('concurrent requests', () => {
  test('of one code: one is created, the other is refused as taken', async () => {
    const both = await Promise.all([
      save({ Code: 'TWICE', Name: name('Twice') }, 'admin'),
      save({ Code: 'TWICE', Name: name('Twice again') }, 'sub-admin'),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
  });

  test('of one name: one is created, the other is refused as taken', async () => {
    const both = await Promise.all([
      save({ Code: 'NAMED_A', Name: name('Of one name') }, 'admin'),
      save({ Code: 'NAMED_B', Name: name('Of one name') }, 'sub-admin'),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
  });

  test('a repeated request adds nothing and returns the first response', async () => {
    const headers = { 'idempotency-key': 'add-once' };
    const body = { Code: 'ONCE', Name: name('Once') };
    const first = await portal.post('admin', '/assessment/industry/submit', body, headers);
    const again = await portal.post('admin', '/assessment/industry/submit', body, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
  });
});

describe('refused input', () => {
  const good = { Code: 'GOOD', Name: name('Good') };
  test.each([
    ['a code in lower case', { ...good, Code: 'good' }, 'Code'],
    ['a code that starts with a digit', { ...good, Code: '1ST' }, 'Code'],
    ['a code of 41 letters', { ...good, Code: 'A'.repeat(41) }, 'Code'],
    ['a code with a quote', { ...good, Code: "A'; drop table industry" }, 'Code'],
    ['a missing language', { ...good, Name: { EN: 'Good', CHT: '好' } }, 'Name.CHS'],
    ['an empty language', { ...good, Name: { ...good.Name, CHT: '  ' } }, 'Name.CHT'],
    ['a name of 121 letters', { ...good, Name: { ...good.Name, EN: 'x'.repeat(121) } }, 'Name.EN'],
    ['a name with a NUL character', { ...good, Name: { ...good.Name, EN: 'a\u0000b' } }, 'Name.EN'],
    ['a name with a direction override', { ...good, Name: { ...good.Name, EN: 'a\u202eb' } }, 'Name.EN'],
    ['an unknown field', { ...good, Position: 0 }, 'Position'],
    ['a Version below zero', { ...good, Version: -1 }, 'Version'],
  ])('%s', async (_title, body, field) => {
    const { status, error } = await save(body);
    expect([status, error.Fields?.map((one) => one.Field)]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('a missing entry cannot be changed, moved or removed', async () => {
    const calls = await Promise.all([
      save({ Code: 'NOWHERE', Name: name('Nowhere'), Version: 1 }),
      portal.post('admin', '/assessment/industry/place', { Code: 'NOWHERE', Position: 0 }),
      portal.post('admin', '/assessment/industry/delete', { Code: 'NOWHERE' }),
      portal.post('admin', '/assessment/tag/save', { TagCode: 'NOWHERE', Name: name('N'), Version: 1 }),
      portal.post('admin', '/stage/place', { StageKey: 'nobody-has-this-key', Position: 0 }),
      portal.get('admin', '/stage/view', { StageKey: 'nobody-has-this-key' }),
    ]);
    expect(calls.map((one) => one.status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

test('the log has the user with the values before and after', async () => {
  await add('LOGGED');
  await save({ Code: 'LOGGED', Name: { ...name('LOGGED'), EN: 'Forestry' }, Version: 1 }, 'sub-admin');
  const rows = await portal.db
    .selectFrom('Audit')
    .select(['Event', 'Detail'])
    .where('Object', '=', 'LOGGED')
    .orderBy('Id')
    .execute();
  expect(rows.map((row) => row.Event)).toEqual(['INDUSTRY_CREATE', 'INDUSTRY_CHANGE']);
  expect(rows[1]?.Detail).toEqual({
    Before: { Name: name('LOGGED') },
    After: { Name: { ...name('LOGGED'), EN: 'Forestry' } },
  });
});
