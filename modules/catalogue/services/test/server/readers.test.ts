import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { serviceDesk, statesOf } from '#quality/support/service-desk.ts';

let house: TestPortal;
let prepared: string;
let changing: string;
beforeAll(async () => {
  house = await startTestPortal();
  prepared = await desk.copy('PRE');
  changing = await desk.copy('CHG');
  await desk.act('publish', { ServiceKey: changing });
  await desk.act('draft', { ServiceKey: changing });
  await desk.save(changing, { Name: { EN: 'Not told yet', CHT: '未公布', CHS: '未公布' } });
});
afterAll(() => house.close());
const desk = serviceDesk(() => house);

const KEEPERS = ['admin', 'sub-admin', 'it'];
const READERS = ['scheduling', 'business', 'assessor', 'coo', 'deputyceo', 'ceo'];
const OTHERS = ['finance', 'assessor-onsite', 'indepreviewer', 'client', 'sub-client'];

describe.each(KEEPERS)('%s', (who) => {
  it('sees drafts, and what can be done', async () => {
    const view = await desk.view(changing, who);
    expect(statesOf(view)).toBe('2 DRAFT, 1 CURRENT');
    expect(view).toMatchObject({ HasDraft: true, Name: { EN: 'Copy CHG' } });
    expect(view.Draft?.Definition.Name.EN).toBe('Not told yet');
    const open = view.Actions.filter(({ Allowed }) => Allowed).map(({ Action }) => Action);
    expect(open.toSorted()).toEqual(['DISCARD', 'HOLD', 'PLACE', 'PUBLISH', 'SAVE']);
    expect((await desk.list(who)).map(({ ServiceKey }) => ServiceKey)).toContain(prepared);
  });
});

describe.each(READERS)('%s', (who) => {
  const get = (path: string, query: Record<string, string>) => house.get(who, path, query);

  it('sees what is published, and no draft anywhere', async () => {
    const view = await desk.view(changing, who);
    expect(statesOf(view)).toBe('1 CURRENT');
    expect(view).toMatchObject({ HasDraft: false, Draft: null, Actions: [] });
    expect(JSON.stringify(view)).not.toContain('Not told yet');
    const rows = await desk.list(who);
    expect(rows.find(({ ServiceKey }) => ServiceKey === changing)?.HasDraft).toBe(false);
    expect(rows.map(({ ServiceKey }) => ServiceKey)).not.toContain(prepared);
    expect((await get('/assessment/view', { ServiceKey: prepared })).status).toBe(404);
    expect((await get('/assessment/version', { ServiceKey: changing, VersionNo: '1' })).status).toBe(200);
    expect((await get('/assessment/version', { ServiceKey: changing, VersionNo: '2' })).status).toBe(404);
    const sides = { ServiceKey: changing, From: '1', To: '2' };
    expect((await get('/assessment/compare', sides)).status).toBe(404);
  });

  it('changes nothing', async () => {
    const answer = await house.post(who, '/assessment/discard', { ServiceKey: changing });
    expect(answer.status).toBe(403);
  });
});

it.each(OTHERS)('%s has no business here', async (who) => {
  expect((await house.get(who, '/assessment/view', { ServiceKey: changing })).status).toBe(403);
  expect((await house.get(who, '/assessment/list')).status).toBe(403);
});

it('readers see what is to come once it is published, and nothing of it once it is withdrawn', async () => {
  const ServiceKey = await desk.copy('CMG');
  const EffectiveOn = addDays(hongKongDate(new Date()), 7);
  await desk.act('publish', { ServiceKey, EffectiveOn });
  expect(await desk.view(ServiceKey, 'business')).toMatchObject({
    Name: { EN: 'Copy CMG' },
    ScheduledOn: EffectiveOn,
    VersionNo: null,
  });
  await desk.act('withdraw', { ServiceKey });
  expect((await house.get('business', '/assessment/view', { ServiceKey })).status).toBe(404);
});
