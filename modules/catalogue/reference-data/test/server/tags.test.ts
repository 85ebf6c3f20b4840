import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { makeApplication } from '#quality/support/reference-application.ts';

type Tags = { TagCodes: string[] };
const name = (text: string) => ({ EN: text, CHT: `${text}繁`, CHS: `${text}简` });

let portal: TestPortal;
let ApplicationKey: string;
let ServiceKey: string;
beforeAll(async () => {
  portal = await startTestPortal();
  ApplicationKey = await makeApplication(portal, 'client');
  const service = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  ServiceKey = service.ServiceKey;
});
afterAll(() => portal.close());

const on = (user: string, body: object) => portal.post(user, '/assessment/tag/submit', body);
const off = (user: string, body: object) => portal.post(user, '/assessment/tag/remove', body);
const view = async (user: string) =>
  (await portal.get(user, '/application/view', { ApplicationKey })).data as {
    Tags: string[];
    Version: number;
  };
const listed = async (user: string, TagCode: string) =>
  ((await portal.get(user, '/application/list', { TagCode })).data as { Rows: { ApplicationKey: string }[] })
    .Rows;

describe('on an application', () => {
  test('staff with access add and remove tags; its Version does not change', async () => {
    const before = await view('scheduling');
    const put = await on('scheduling', { ApplicationKey, TagCode: 'PRIORITY' });
    expect([put.status, (put.data as unknown as Tags).TagCodes]).toEqual([200, ['PRIORITY']]);
    const second = await on('business', { ApplicationKey, TagCode: 'MULTI_SITE' });
    expect((second.data as unknown as Tags).TagCodes).toEqual(['PRIORITY', 'MULTI_SITE']);
    expect(await view('admin')).toMatchObject({ Tags: ['PRIORITY', 'MULTI_SITE'], Version: before.Version });
    const taken = await off('it', { ApplicationKey, TagCode: 'MULTI_SITE' });
    expect((taken.data as unknown as Tags).TagCodes).toEqual(['PRIORITY']);
  });

  test('staff find it by its tag, within their scope only', async () => {
    expect((await listed('admin', 'PRIORITY')).map((row) => row.ApplicationKey)).toEqual([ApplicationKey]);
    expect(await listed('admin', 'ISO')).toEqual([]);
    // Not assigned to this assessor, so outside their data scope.
    expect(await listed('assessor', 'PRIORITY')).toEqual([]);
  });

  test('clients see no tags and cannot search by them', async () => {
    expect((await view('client')).Tags).toEqual([]);
    expect(await listed('client', 'PRIORITY')).toEqual([]);
    expect((await on('client', { ApplicationKey, TagCode: 'ISO' })).status).toBe(403);
  });

  test('a user without access to the application gets not found', async () => {
    const foreign = await on('assessor', { ApplicationKey, TagCode: 'ISO' });
    const none = await on('assessor', { ApplicationKey: 'nobody-has-this-key', TagCode: 'ISO' });
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect(foreign.error.Message).toBe(none.error.Message);
  });

  test('a repeated request changes nothing', async () => {
    const again = await on('admin', { ApplicationKey, TagCode: 'PRIORITY' });
    expect((again.data as unknown as Tags).TagCodes).toEqual(['PRIORITY']);
    const never = await off('admin', { ApplicationKey, TagCode: 'ISO' });
    expect((never.data as unknown as Tags).TagCodes).toEqual(['PRIORITY']);
  });

  test('of two concurrent requests both tags are added', async () => {
    await Promise.all([
      on('admin', { ApplicationKey, TagCode: 'QUALITY' }),
      on('it', { ApplicationKey, TagCode: 'SECURITY' }),
    ]);
    expect((await view('admin')).Tags.toSorted()).toEqual(['PRIORITY', 'QUALITY', 'SECURITY']);
  });
});

describe('on a service', () => {
  const publicTags = async () => {
    const { data } = await portal.get(null, '/public/service/list');
    const rows = (data as unknown as { Rows: { SchemeCode: string; Tags: { TagCode: string }[] }[] }).Rows;
    return rows.find((row) => row.SchemeCode === 'QM')?.Tags.map((tag) => tag.TagCode);
  };

  test('roles that manage settings add it, and it is public immediately', async () => {
    expect(await publicTags()).toEqual(['QUALITY', 'ISO']);
    const put = await on('it', { ServiceKey, TagCode: 'CLIMATE' });
    expect((put.data as unknown as Tags).TagCodes).toEqual(['QUALITY', 'ISO', 'CLIMATE']);
    // In the configured order of tags, not in the order of assignment.
    expect(await publicTags()).toEqual(['CLIMATE', 'QUALITY', 'ISO']);
    await off('it', { ServiceKey, TagCode: 'CLIMATE' });
    expect(await publicTags()).toEqual(['QUALITY', 'ISO']);
  });

  test('a change of its name or availability is public immediately', async () => {
    const names = async () => {
      const { data } = await portal.get(null, '/public/service/list');
      const rows = (data as unknown as { Rows: { SchemeCode: string; Tags: { Name: { EN: string } }[] }[] })
        .Rows;
      return rows.find((row) => row.SchemeCode === 'QM')?.Tags.map((tag) => tag.Name.EN);
    };
    const save = (Name: object, IsActive: boolean, Version: number) =>
      portal.post('admin', '/assessment/tag/save', { TagCode: 'ISO', Name, IsActive, Version });
    const [, before] = (await names()) ?? [];
    const { Name } = await portal.db
      .selectFrom('Tag')
      .select('Name')
      .where('TagCode', '=', 'ISO')
      .executeTakeFirstOrThrow();
    await save({ ...Name, EN: 'International' }, true, 1);
    expect(await names()).toEqual(['Quality', 'International']);
    await save(Name, false, 2);
    expect(await names()).toEqual(['Quality']);
    await save(Name, true, 3);
    expect(await names()).toEqual(['Quality', before]);
  });

  test('no other role can', async () => {
    for (const user of ['business', 'scheduling', 'finance', 'ceo'])
      expect((await on(user, { ServiceKey, TagCode: 'CLIMATE' })).status).toBe(403);
  });

  test('the configuration lists tags of offered services and omits internal tags of staff', async () => {
    const { data } = await portal.get(null, '/auth/config');
    const options = (data as unknown as { TagOptions: { TagCode: string; Name: object }[] }).TagOptions;
    expect(options.map((one) => one.TagCode)).toEqual([
      'CLIMATE',
      'FINANCE',
      'QUALITY',
      'ISO',
      'REPORTING',
      'SECURITY',
    ]);
    expect(options[0]?.Name).toEqual({ EN: 'Climate', CHT: '氣候', CHS: '气候' });
  });
});

describe('tags', () => {
  test('have names, can be retired and are then no longer added; existing uses remain', async () => {
    const made = await portal.post('admin', '/assessment/tag/save', {
      TagCode: 'PILOT',
      Name: name('Pilot'),
      Description: { EN: 'First of its kind', CHT: '首次', CHS: '首次' },
    });
    expect(made.status).toBe(200);
    await on('admin', { ApplicationKey, TagCode: 'PILOT' });
    const used = await portal.post('admin', '/assessment/tag/delete', { TagCode: 'PILOT' });
    expect([used.status, used.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_REFERENCE_USED']);
    await portal.post('admin', '/assessment/tag/save', {
      TagCode: 'PILOT',
      Name: name('Pilot'),
      IsActive: false,
      Version: 1,
    });
    expect((await view('admin')).Tags).toContain('PILOT');
    await off('admin', { ApplicationKey, TagCode: 'PILOT' });
    const refused = await on('admin', { ApplicationKey, TagCode: 'PILOT' });
    expect([refused.status, refused.error.Fields?.[0]?.Code]).toEqual([422, 'TAG_RETIRED']);
  });

  test('have a code of letters and digits; an earlier one with an underscore can still be changed', async () => {
    const made = await portal.post('admin', '/assessment/tag/save', {
      TagCode: 'NEW_ONE',
      Name: name('New'),
    });
    expect([made.status, made.error.Fields?.[0]?.Code]).toEqual([422, 'FIELD_ALPHANUMERIC']);
    await portal.db
      .insertInto('Tag')
      .values({ TagCode: 'OLD_ONE', Name: json(name('Old')), Position: 90 })
      .execute();
    const TagCode = 'OLD_ONE';
    const changed = await portal.post('admin', '/assessment/tag/save', {
      TagCode,
      Name: name('Older'),
      Version: 1,
    });
    expect(changed.status).toBe(200);
  });

  test('that do not exist cannot be added', async () => {
    const refused = await on('admin', { ApplicationKey, TagCode: 'NO_SUCH' });
    expect([refused.status, refused.error.Fields?.[0]?.Code]).toEqual([422, 'TAG_UNKNOWN']);
  });

  test.each([
    ['nothing to add a tag to', { TagCode: 'ISO' }],
    ['two objects at once', { TagCode: 'ISO', ServiceKey: 'x'.repeat(22), ApplicationKey: 'y'.repeat(22) }],
    ['an invalid code', { TagCode: "ISO' or '1", ApplicationKey: 'y'.repeat(22) }],
    ['an unknown field', { TagCode: 'ISO', ApplicationKey: 'y'.repeat(22), Version: 1 }],
  ])('%s is refused', async (_title, body) => {
    expect((await on('admin', body)).status).toBe(422);
  });

  test('an application can have at most twenty', async () => {
    const codes = Array.from({ length: 21 }, (_, at) => `MANY${String.fromCharCode(65 + at)}`);
    for (const code of codes)
      await portal.post('admin', '/assessment/tag/save', { TagCode: code, Name: name(code) });
    const key = await makeApplication(portal, 'client');
    for (const code of codes.slice(0, 20)) await on('admin', { ApplicationKey: key, TagCode: code });
    const over = await on('admin', { ApplicationKey: key, TagCode: codes[20] });
    expect([over.status, over.error.Fields?.[0]?.Code]).toEqual([422, 'TAG_TOO_MANY']);
  });
});
