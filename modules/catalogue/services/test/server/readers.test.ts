import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { serviceFixture, statesOf } from '#quality/support/service-fixture.ts';

let portal: TestPortal;
let prepared: string;
let changing: string;
beforeAll(async () => {
  portal = await startTestPortal();
  prepared = await fixture.copy('PRE');
  changing = await fixture.copy('CHG');
  await fixture.act('publish', { ServiceKey: changing });
  await fixture.act('draft', { ServiceKey: changing });
  await fixture.save(changing, { Name: { EN: 'Not told yet', CHT: '未公布', CHS: '未公布' } });
});
afterAll(() => portal.close());
const fixture = serviceFixture(() => portal);

const MANAGER_ROLES = ['admin', 'sub-admin', 'it'];
const READERS = ['scheduling', 'business', 'assessor', 'coo', 'deputyceo', 'ceo'];
const OTHERS = ['finance', 'assessor-onsite', 'indepreviewer', 'client', 'sub-client'];

describe.each(MANAGER_ROLES)('%s', (user) => {
  it('sees drafts and possible actions', async () => {
    const view = await fixture.view(changing, user);
    expect(statesOf(view)).toBe('2 DRAFT, 1 CURRENT');
    expect(view).toMatchObject({ HasDraft: true, Name: { EN: 'Copy CHG' } });
    expect(view.Draft?.Definition.Name.EN).toBe('Not told yet');
    const open = view.Actions.filter(({ Allowed }) => Allowed).map(({ Action }) => Action);
    expect(open.toSorted()).toEqual(['DISCARD', 'HOLD', 'PLACE', 'PUBLISH', 'SAVE']);
    expect((await fixture.list(user)).map(({ ServiceKey }) => ServiceKey)).toContain(prepared);
  });
});

describe.each(READERS)('%s', (user) => {
  const get = (path: string, query: Record<string, string>) => portal.get(user, path, query);

  it('sees published versions and no drafts', async () => {
    const view = await fixture.view(changing, user);
    expect(statesOf(view)).toBe('1 CURRENT');
    expect(view).toMatchObject({ HasDraft: false, Draft: null, Actions: [] });
    expect(JSON.stringify(view)).not.toContain('Not told yet');
    const rows = await fixture.list(user);
    expect(rows.find(({ ServiceKey }) => ServiceKey === changing)?.HasDraft).toBe(false);
    expect(rows.map(({ ServiceKey }) => ServiceKey)).not.toContain(prepared);
    expect((await get('/assessment/view', { ServiceKey: prepared })).status).toBe(404);
    expect((await get('/assessment/version', { ServiceKey: changing, VersionNo: '1' })).status).toBe(200);
    expect((await get('/assessment/version', { ServiceKey: changing, VersionNo: '2' })).status).toBe(404);
    const sides = { ServiceKey: changing, From: '1', To: '2' };
    expect((await get('/assessment/compare', sides)).status).toBe(404);
  });

  it('cannot change anything', async () => {
    const answer = await portal.post(user, '/assessment/discard', { ServiceKey: changing });
    expect(answer.status).toBe(403);
  });
});

it.each(OTHERS)('%s has no access', async (user) => {
  expect((await portal.get(user, '/assessment/view', { ServiceKey: changing })).status).toBe(403);
  expect((await portal.get(user, '/assessment/list')).status).toBe(403);
});

it('readers see a planned version once it is published, and nothing of it once it is withdrawn', async () => {
  const ServiceKey = await fixture.copy('CMG');
  const EffectiveOn = addDays(hongKongDate(new Date()), 7);
  await fixture.act('publish', { ServiceKey, EffectiveOn });
  expect(await fixture.view(ServiceKey, 'business')).toMatchObject({
    Name: { EN: 'Copy CMG' },
    ScheduledOn: EffectiveOn,
    VersionNo: null,
  });
  await fixture.act('withdraw', { ServiceKey });
  expect((await portal.get('business', '/assessment/view', { ServiceKey })).status).toBe(404);
});
