import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { serviceFixture, statesOf } from '#quality/support/service-fixture.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const fixture = serviceFixture(() => portal);
const name = (EN: string) => ({ EN, CHT: EN, CHS: EN });
const today = () => hongKongDate(new Date());
const places = (answer: { error: { Fields?: { Field: string; Code: string }[] } }) =>
  (answer.error.Fields ?? []).map(({ Field, Code }) => `${Field} ${Code}`);

describe('a new service up to its first application', () => {
  let key: string;

  it('starts with gaps that only the certification body can fill in, and reports all of them', async () => {
    const { status, data } = await fixture.act('create', { SchemeCode: 'NEW', Name: name('Something new') });
    expect(status).toBe(200);
    key = data.ServiceKey;
    expect(data).toMatchObject({
      SchemeCode: 'NEW',
      Status: 'PREPARED',
      Kind: 'CERTIFICATE',
      Name: name('Something new'),
      VersionNo: null,
      HasDraft: true,
      ScheduledOn: null,
      Applications: 0,
      Version: 1,
    });
    expect(statesOf(data)).toBe('1 DRAFT');
    const faults = (data.Draft?.Faults ?? []).map(({ Path, Code }) => `${Path} ${Code}`);
    expect(faults).toContain('Summary.EN FIELD_TEXT_MISSING');
    expect(faults).toContain('ScopeQuestion FIELD_QUESTION_NAME');
    // No fault may contain a message of the schema library.
    expect(data.Draft?.Faults.filter(({ Code }) => !/^[A-Z_]+$/.test(Code))).toEqual([]);
    const publish = data.Actions.find(({ Action }) => Action === 'PUBLISH');
    expect(publish).toMatchObject({ Allowed: false, Reasons: [{ Code: 'REASON_SERVICE_FAULTS' }] });
  });

  it('is refused for publication with every error at its place', async () => {
    const answer = await fixture.act('publish', { ServiceKey: key });
    expect(answer.status).toBe(422);
    const { Draft } = await fixture.view(key);
    expect(places(answer)).toEqual(Draft?.Faults.map(({ Path, Code }) => `${Path} ${Code}`));
    expect(places(answer).length).toBeGreaterThan(10);
  });

  it('accepts a whole definition, but retains its own key', async () => {
    const other = await portal.get('admin', '/assessment/version', {
      ServiceKey: await fixture.keyOf('QM'),
      VersionNo: '1',
    });
    const { Definition } = other.data as { Definition: ServiceDefinition };
    expect(Definition.SchemeCode).toBe('QM');
    const saved = await fixture.save(key, { ...Definition, Name: name('Something new') });
    expect(saved.data.Draft?.Definition.SchemeCode).toBe('NEW');
    expect(saved.data.Draft?.Faults).toEqual([]);
    expect(saved.data.Version).toBe(2);
  });

  it('is not visible before publication, and visible everywhere immediately after it', async () => {
    const offered = async () =>
      ((await portal.get(null, '/public/service/list')).data as { Rows: { ServiceKey: string }[] }).Rows.map(
        (row) => row.ServiceKey,
      );
    const shell = { ServiceKey: key, AssessmentType: 'INITIAL' };
    expect(await offered()).not.toContain(key);
    expect((await portal.post('client', '/application/save', shell)).status).toBe(422);
    const { status, data } = await fixture.act('publish', { ServiceKey: key, Remark: 'First edition' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ Status: 'OFFERED', VersionNo: 1, HasDraft: false, Draft: null });
    expect(data.Versions).toMatchObject([
      { VersionNo: 1, State: 'CURRENT', EffectiveOn: today(), Remark: 'First edition', Applications: 0 },
    ]);
    expect(data.Versions[0]?.PublishedBy?.UserKey).toBe(await portal.userKey('admin'));
    expect(await offered()).toContain(key);
    expect((await portal.post('client', '/application/save', shell)).status).toBe(200);
    expect((await fixture.view(key)).Applications).toBe(1);
  });

  it('closes for new applications immediately, and reopens', async () => {
    const shell = { ServiceKey: key, AssessmentType: 'INITIAL' };
    expect((await fixture.act('hold', { ServiceKey: key, Remark: 'No assessors' })).data.Status).toBe('HELD');
    expect((await portal.post('client', '/application/save', shell)).status).toBe(422);
    expect((await portal.get(null, '/public/service/view', { Key: key })).status).toBe(404);
    expect((await fixture.act('offer', { ServiceKey: key })).data.Status).toBe('OFFERED');
    expect((await portal.get(null, '/public/service/view', { Key: key })).status).toBe(200);
  });

  it('cannot be removed', async () => {
    const answer = await fixture.act('remove', { ServiceKey: key });
    expect(answer.error).toMatchObject({ Code: 'ERR_TRANSITION', Reasons: [{ Code: 'REASON_STATUS' }] });
  });

  it('remains a certificate service', async () => {
    await fixture.act('draft', { ServiceKey: key });
    const answer = await fixture.save(key, { Kind: 'STATEMENT', Cycle: null });
    expect(places(answer)).toEqual(['Definition.Kind ERR_SERVICE_KIND']);
  });

  it('is logged with user and action, without the content', async () => {
    const rows = await portal.db
      .selectFrom('Audit')
      .select(['Event', 'Detail'])
      .where('Object', '=', key)
      .orderBy('Id')
      .execute();
    const events = rows.map(({ Event }) => Event);
    expect(events.slice(0, 5)).toEqual([
      'SERVICE_CREATE',
      'SERVICE_SAVE',
      'SERVICE_PUBLISH',
      'SERVICE_HOLD',
      'SERVICE_OFFER',
    ]);
    expect(rows[3]?.Detail).toEqual({
      SchemeCode: 'NEW',
      Before: { Status: 'OFFERED' },
      After: { Status: 'HELD' },
      Remark: 'No assessors',
    });
    expect(JSON.stringify(rows).length).toBeLessThan(3_000);
  });
});

describe('CREATE', () => {
  it('refuses a key that another service has, at its field', async () => {
    const answer = await fixture.act('create', { SchemeCode: 'QM', Name: name('Twice') });
    expect(answer.status).toBe(422);
    expect(places(answer)).toEqual(['SchemeCode ERR_SERVICE_SCHEME_TAKEN']);
  });

  it('of two concurrent requests with one key creates one', async () => {
    const both = await Promise.all(
      ['One', 'Other'].map((one) => fixture.act('create', { SchemeCode: 'TWO', Name: name(one) })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('copies the newest version of another service, under the new key and name', async () => {
    const key = await fixture.copy('CPY', 'SS');
    const { Kind, Name, Draft } = await fixture.view(key);
    expect({ Kind, Name: Name.EN }).toEqual({ Kind: 'STATEMENT', Name: 'Copy CPY' });
    expect(Draft).toMatchObject({
      VersionNo: 1,
      Faults: [],
      Definition: { SchemeCode: 'CPY', Kind: 'STATEMENT' },
    });
  });

  it('does not copy a missing service', async () => {
    const CopyOf = 'nobody-has-this-key-22';
    const answer = await fixture.act('create', { SchemeCode: 'CPN', Name: name('Copy'), CopyOf });
    expect(places(answer)).toEqual(['CopyOf FIELD_INVALID']);
  });

  it('repeated with one Idempotency-Key creates one and returns the same response', async () => {
    const body = { SchemeCode: 'IDM', Name: name('Once') };
    const headers = { 'idempotency-key': 'make-idm-once' };
    const [first, again] = [
      await fixture.act('create', body, headers),
      await fixture.act('create', body, headers),
    ];
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
  });
});

describe('a service in preparation', () => {
  it('is removed: it no longer exists, and its key is free', async () => {
    const key = await fixture.copy('GUP');
    const headers = { 'idempotency-key': 'give-up-once' };
    const answer = await fixture.act('remove', { ServiceKey: key }, headers);
    expect(answer.data.Status).toBe('REMOVED');
    expect((await fixture.act('remove', { ServiceKey: key }, headers)).data).toEqual(answer.data);
    expect((await portal.get('admin', '/assessment/view', { ServiceKey: key })).status).toBe(404);
    expect((await fixture.act('remove', { ServiceKey: key })).status).toBe(404);
    expect((await fixture.list()).map((row) => row.ServiceKey)).not.toContain(key);
    expect(await fixture.copy('GUP')).not.toBe(key);
  });

  it('may still change its kind', async () => {
    const key = await fixture.copy('KND');
    const answer = await fixture.save(key, { Kind: 'STATEMENT', Cycle: null });
    expect(answer.data.Kind).toBe('STATEMENT');
  });

  it('is in preparation again when its first version is withdrawn before it takes effect', async () => {
    const key = await fixture.copy('WDR');
    const EffectiveOn = addDays(today(), 30);
    const scheduled = await fixture.act('publish', { ServiceKey: key, EffectiveOn });
    expect(scheduled.data).toMatchObject({ Status: 'OFFERED', VersionNo: null, ScheduledOn: EffectiveOn });
    expect(statesOf(scheduled.data)).toBe('1 SCHEDULED');
    const withdrawn = await fixture.act('withdraw', { ServiceKey: key });
    expect(withdrawn.data).toMatchObject({ Status: 'PREPARED', ScheduledOn: null });
    expect(statesOf(withdrawn.data)).toBe('1 WITHDRAWN');
    const drafted = await fixture.act('draft', { ServiceKey: key });
    expect(statesOf(drafted.data)).toBe('2 DRAFT, 1 WITHDRAWN');
    expect(drafted.data.Draft?.Definition.SchemeCode).toBe('WDR');
    expect((await fixture.act('remove', { ServiceKey: key })).data.Status).toBe('REMOVED');
  });
});

test('a version takes effect today at the earliest', async () => {
  const key = await fixture.copy('PST');
  const answer = await fixture.act('publish', { ServiceKey: key, EffectiveOn: addDays(today(), -1) });
  expect(answer.status).toBe(422);
  expect(places(answer)).toEqual(['EffectiveOn REASON_SERVICE_DATE_PAST']);
});

test('industries and stages that the lists do not have are errors', async () => {
  const key = await fixture.copy('IND');
  const content = name('Desk work');
  const saved = await fixture.save(key, {
    Industries: ['LOGISTICS', 'ALCHEMY'],
    Stages: { ASSESSOR: { StageKey: 'nobody-has-this-key-22', Name: content } },
  });
  expect(saved.data.Draft?.Faults).toEqual([
    {
      Path: 'Industries.1',
      Code: 'ERR_SERVICE_INDUSTRY',
      Message: 'ALCHEMY is not in the list of industries.',
    },
    {
      Path: 'Stages.ASSESSOR',
      Code: 'ERR_SERVICE_STAGE',
      Message: 'This stage does not exist for this step.',
    },
  ]);
});

test('a draft on the screen is checked without being saved', async () => {
  const key = await fixture.copy('CHK');
  const { Draft, Version } = await fixture.view(key);
  const Definition = { ...Draft?.Definition, FullSteps: ['COO', 'ASSESSOR'], SchemeCode: 'QM' };
  const answer = await portal.post(
    'it',
    '/assessment/check',
    { ServiceKey: key, Definition },
    { applanguage: 'CHT' },
  );
  expect((answer.data.Faults as { Path: string; Message: string }[])[0]).toMatchObject({
    Path: 'FullSteps',
    Message: '步驟須由評審員開始，並按既定次序排列。',
  });
  expect((await fixture.view(key)).Version).toBe(Version);
  expect((await fixture.view(key)).Draft?.Faults).toEqual([]);
});

describe('the order of services', () => {
  const order = async () => (await fixture.list()).map(({ SchemeCode }) => SchemeCode);

  it('moves one, and shifts the others', async () => {
    const before = await order();
    const [first, second, third] = before;
    await fixture.act('place', { ServiceKey: await fixture.keyOf(String(third)), Position: 0 });
    expect((await order()).slice(0, 3)).toEqual([third, first, second]);
    await fixture.act('place', { ServiceKey: await fixture.keyOf(String(third)), Position: 2 });
    expect(await order()).toEqual(before);
    expect((await fixture.list()).map(({ Position }) => Position)).toEqual(before.map((_, at) => at));
  });

  it('places a position beyond the end last', async () => {
    const [first] = await order();
    await fixture.act('place', { ServiceKey: await fixture.keyOf(String(first)), Position: 10_000 });
    expect((await order()).at(-1)).toBe(first);
    await fixture.act('place', { ServiceKey: await fixture.keyOf(String(first)), Position: 0 });
  });

  it('moved by many concurrently, all are moved without a deadlock', async () => {
    const rows = await fixture.list();
    const all = await Promise.all(
      rows.map(({ ServiceKey }, at) => fixture.act('place', { ServiceKey, Position: rows.length - at - 1 })),
    );
    expect(all.map(({ status }) => status)).toEqual(rows.map(() => 200));
    expect((await fixture.list()).map(({ Position }) => Position)).toEqual(rows.map((_, at) => at));
  });
});

test('services are found by key, name and tag, in any script', async () => {
  const found = async (Search: string) =>
    (
      (await portal.get('business', '/assessment/list', { Search })).data.Rows as { SchemeCode: string }[]
    ).map(({ SchemeCode }) => SchemeCode);
  expect(await found('qm')).toEqual(['QM']);
  expect(await found('质量管理')).toEqual(['QM']);
  expect(await found('質量管理')).toEqual(['QM']);
  expect(await found('nothing of the kind')).toEqual([]);
});

describe('teams and services', () => {
  const team = (ServiceKey: string) => ({
    Name: `Team of ${ServiceKey}`,
    Members: [],
    ServiceKeys: [ServiceKey],
  });
  const offered = async () => {
    const { Services } = (await portal.get('admin', '/business/team/member')).data as {
      Services: { ServiceKey: string; Name: { EN: string } }[];
    };
    return Services.filter(({ Name }) => Name.EN.startsWith('Copy T')).map(({ Name }) => Name.EN);
  };

  it('a team retains a service that is closed for new applications, under its published name', async () => {
    const ServiceKey = await fixture.copy('TMA');
    const published = await fixture.act('publish', { ServiceKey });
    expect([published.status, published.error.Fields]).toEqual([200, undefined]);
    expect((await fixture.act('hold', { ServiceKey })).data.Status).toBe('HELD');
    expect(await offered()).toEqual(['Copy TMA']);
    await fixture.act('draft', { ServiceKey });
    await fixture.save(ServiceKey, { Name: name('Not told yet') });
    const Members = [{ UserKey: await portal.userKey('business'), IsLead: true }];
    const made = await portal.post('admin', '/business/team/submit', { ...team(ServiceKey), Members });
    expect(made.data.Services).toMatchObject([{ ServiceKey, Name: { EN: 'Copy TMA' } }]);
  });

  it('a service in preparation cannot be assigned to a team', async () => {
    const ServiceKey = await fixture.copy('TMB');
    expect(await offered()).not.toContain('Copy TMB');
    const Members = [{ UserKey: await portal.userKey('business'), IsLead: true }];
    const answer = await portal.post('admin', '/business/team/submit', { ...team(ServiceKey), Members });
    expect(places(answer)).toEqual(['ServiceKeys FIELD_INVALID']);
  });
});

describe('/assessment/action', () => {
  it('accepts the actions of a service by name, with the guards of their own paths', async () => {
    const ServiceKey = await fixture.copy('BYNM');
    const act = (Action: string, more: object = {}) => fixture.act('action', { ServiceKey, Action, ...more });
    expect((await act('HOLD')).error).toMatchObject({ Code: 'ERR_TRANSITION' });
    const published = await act('PUBLISH');
    expect([published.status, published.data.Status]).toEqual([200, 'OFFERED']);
    expect((await act('HOLD', { Version: 1 })).error.Code).toBe('ERR_CONFLICT');
    expect((await act('HOLD', { Remark: 'Until the new edition' })).data.Status).toBe('HELD');
    expect((await act('OFFER')).data.Status).toBe('OFFERED');
  });

  it.each([
    ['an action of another table', { Action: 'CANCEL' }, 'Action FIELD_INVALID'],
    ['CREATE, which names no service', { Action: 'CREATE' }, 'Action FIELD_INVALID'],
    ['SAVE, which has its own route', { Action: 'SAVE' }, 'Action FIELD_INVALID'],
    ['a field of another action', { Action: 'HOLD', Position: 1 }, 'Position FIELD_UNKNOWN'],
    ['a body without an action', {}, 'Action FIELD_INVALID'],
  ])('%s is refused', async (_title, body, place) => {
    const answer = await fixture.act('action', { ServiceKey: await fixture.keyOf('QM'), ...body });
    expect([answer.status, places(answer)]).toEqual([422, [place]]);
  });
});
