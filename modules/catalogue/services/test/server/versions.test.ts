import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { serviceFixture, statesOf } from '#quality/support/service-fixture.ts';
import { loadServices } from '../../server/offer/load-services.ts';
import { currentVersion } from '../../server/versions.ts';

let testPortal: TestPortal;
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal.close());
afterEach(() => {
  vi.useRealTimers();
});

const fixture = serviceFixture(() => testPortal);
const today = () => hongKongDate(new Date());
const localized = (EN: string) => ({ EN, CHT: EN, CHS: EN });

/** Creates a service with a version in force and returns its key. */
async function published(SchemeCode: string): Promise<string> {
  const ServiceKey = await fixture.copy(SchemeCode);
  await fixture.act('publish', { ServiceKey });
  return ServiceKey;
}

/** Publishes a further version with another name. */
async function publishNext(ServiceKey: string, Name: string, EffectiveOn?: string) {
  await fixture.act('draft', { ServiceKey });
  await fixture.save(ServiceKey, { Name: localized(Name) });
  const answer = await fixture.act('publish', { ServiceKey, ...(EffectiveOn && { EffectiveOn }) });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.data;
}

describe('a published version cannot be changed, also in the database', () => {
  let key: string;
  beforeAll(async () => {
    key = await published('KPT');
  });
  const rowOf = (no: number) =>
    sql`service_id = (select id from service where service_key = ${key}) and version_no = ${no}`;

  it.each([
    ['its definition', sql`definition = definition || '{"UsualDays": 1}'`],
    ['its first day', sql`effective_on = '2030-01-01'`],
    ['its number', sql`version_no = 77`],
    ['its effective date', sql`service_id = (select min(id) from service)`],
    ['back to a draft', sql`status = 'DRAFT', published_at = null, effective_on = null`],
    ['withdrawn although it is in effect', sql`status = 'WITHDRAWN'`],
    ['its remark', sql`remark = 'Something else'`],
  ])('%s', async (_, change) => {
    const before = await fixture.view(key);
    await expect(
      sql`update service_version set ${change} where ${rowOf(1)}`.execute(testPortal.db),
    ).rejects.toMatchObject({ code: '23001' });
    expect(await fixture.view(key)).toEqual(before);
  });

  it('deleted', async () => {
    const removal = sql`delete from service_version where ${rowOf(1)}`.execute(testPortal.db);
    await expect(removal).rejects.toMatchObject({ code: '23001' });
  });

  it('with its service deleted', async () => {
    const removal = sql`delete from service where service_key = ${key}`.execute(testPortal.db);
    await expect(removal).rejects.toThrow(/violates|restrict/);
  });

  it('a version with a future date can be withdrawn, but not changed or published again', async () => {
    await publishNext(key, 'Coming', addDays(today(), 5));
    const change = (what: ReturnType<typeof sql>) =>
      sql`update service_version set ${what} where ${rowOf(2)}`.execute(testPortal.db);
    await expect(change(sql`status = 'WITHDRAWN', remark = 'x'`)).rejects.toMatchObject({ code: '23001' });
    expect((await fixture.act('withdraw', { ServiceKey: key })).status).toBe(200);
    await expect(change(sql`status = 'PUBLISHED'`)).rejects.toMatchObject({ code: '23001' });
    expect(statesOf(await fixture.view(key))).toBe('2 WITHDRAWN, 1 CURRENT');
  });
});

test('an application under way retains the version it started with: form, limits, name and fees', async () => {
  const ServiceKey = await fixture.keyOf('GF');
  const shell = async () =>
    String((await testPortal.post('client', '/application/save', { ServiceKey })).data.ApplicationKey);
  const running = await shell();
  const formOf = async (ApplicationKey: string) =>
    (await testPortal.get('client', '/application/form', { ApplicationKey })).data;
  const nameOf = async (ApplicationKey: string) =>
    (await testPortal.get('client', '/application/view', { ApplicationKey })).data.ServiceName;
  const before = { form: await formOf(running), name: await nameOf(running) };

  const { data } = await fixture.act('draft', { ServiceKey });
  const changed = await fixture.save(ServiceKey, {
    Name: localized('Greener finance'),
    Fees: { ...data.Draft?.Definition.Fees, INITIAL: [{ Description: localized('All'), AmountCents: 1 }] },
    ScopeLimits: { rLimit: 1, charLimit: 10 },
    Form: {
      ...data.Draft?.Definition.Form,
      title: { default: 'A new form', 'zh-tw': '新表格', 'zh-cn': '新表格' },
    },
  });
  expect(changed.data.Draft?.Faults).toEqual([]);
  expect((await fixture.act('publish', { ServiceKey })).status).toBe(200);
  await publishNext(ServiceKey, 'Greenest finance');

  expect({ form: await formOf(running), name: await nameOf(running) }).toEqual(before);
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => testPortal.upload('client', 'document')));
  const Answers = demoServices[0]?.validAnswers('INITIAL', files);
  for (const path of ['/application/save', '/application/submit']) {
    const answer = await testPortal.post('client', path, { ApplicationKey: running, Answers });
    expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  }
  const invoice = await testPortal.db
    .selectFrom('Invoice')
    .innerJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
    .select('AmountCents')
    .where('ApplicationKey', '=', running)
    .executeTakeFirstOrThrow();
  const first = demoServices[0]?.Definition.Fees.INITIAL ?? [];
  expect(invoice.AmountCents).toBe(first.reduce((sum, fee) => sum + fee.AmountCents, 0));

  const fresh = await shell();
  expect(await nameOf(fresh)).toEqual(localized('Greenest finance'));
  expect(await formOf(fresh)).toMatchObject({
    Limits: { charLimit: 10 },
    Form: { title: { default: 'A new form' } },
  });
  const counts = (await fixture.view(ServiceKey)).Versions.map(({ VersionNo, Applications }) => [
    VersionNo,
    Applications,
  ]);
  expect(counts).toEqual([
    [3, 1],
    [2, 0],
    [1, 1],
  ]);
});

describe('a version for a later date', () => {
  const FIRST_DAY = addDays(today(), 10);
  const midnight = new Date(`${FIRST_DAY}T00:00:00+08:00`);
  const before = new Date(midnight.getTime() - 1);
  let key: string;
  beforeAll(async () => {
    key = await published('LTR');
    const view = await publishNext(key, 'Later', FIRST_DAY);
    expect(statesOf(view)).toBe('2 SCHEDULED, 1 CURRENT');
    expect(view).toMatchObject({ VersionNo: 1, ScheduledOn: FIRST_DAY, Name: { EN: 'Copy LTR' } });
  });

  it('takes effect on its date in Hong Kong, and not earlier', async () => {
    expect((await currentVersion(testPortal.db, key, before))?.VersionNo).toBe(1);
    expect((await currentVersion(testPortal.db, key, midnight))?.VersionNo).toBe(2);
    expect((await currentVersion(testPortal.db, key))?.VersionNo).toBe(1);
  });

  it('is not yet used by an application', async () => {
    const { data } = await testPortal.post('client', '/application/save', { ServiceKey: key });
    expect(data.ServiceName).toMatchObject({ EN: 'Copy LTR' });
  });

  it('is public from that midnight, however recently the page was cached', async () => {
    const nameAt = async (at: Date) => {
      vi.useFakeTimers({ toFake: ['Date'], now: at });
      return (await loadServices(testPortal.portal)).find(({ ServiceKey }) => ServiceKey === key)?.Name.EN;
    };
    expect(await nameAt(new Date(midnight.getTime() - 10_000))).toBe('Copy LTR');
    expect(await nameAt(before)).toBe('Copy LTR');
    expect(await nameAt(midnight)).toBe('Later');
  });

  it('blocks other versions until it is in effect or withdrawn', async () => {
    await fixture.act('draft', { ServiceKey: key });
    const answer = await fixture.act('publish', { ServiceKey: key });
    expect(answer.error).toMatchObject({
      Code: 'ERR_TRANSITION',
      Reasons: [{ Code: 'REASON_SERVICE_SCHEDULED' }],
    });
    const withdrawn = await fixture.act('withdraw', { ServiceKey: key });
    expect(withdrawn.data).toMatchObject({ Status: 'OFFERED', VersionNo: 1 });
    const published = await fixture.act('publish', { ServiceKey: key });
    expect(statesOf(published.data)).toBe('3 CURRENT, 2 WITHDRAWN, 1 SUPERSEDED');
  });
});

describe('drafts', () => {
  it('copy a named version, or the newest', async () => {
    const ServiceKey = await published('DRF');
    await publishNext(ServiceKey, 'Second');
    const newest = await fixture.act('draft', { ServiceKey });
    expect(newest.data.Draft).toMatchObject({ VersionNo: 3, Definition: { Name: localized('Second') } });
    const twice = await fixture.act('draft', { ServiceKey });
    expect(twice.error.Reasons).toMatchObject([{ Code: 'REASON_SERVICE_DRAFT_OPEN' }]);
    const discarded = await fixture.act('discard', { ServiceKey });
    expect(statesOf(discarded.data)).toBe('2 CURRENT, 1 SUPERSEDED');
    const older = await fixture.act('draft', { ServiceKey, VersionNo: 1 });
    expect(older.data.Draft).toMatchObject({ VersionNo: 3, Definition: { Name: { EN: 'Copy DRF' } } });
    expect(older.data.Versions[0]).toMatchObject({ State: 'DRAFT', BasedOnNo: 1 });
  });

  it('do not copy a missing version', async () => {
    const ServiceKey = await published('NOT');
    const answer = await fixture.act('draft', { ServiceKey, VersionNo: 9 });
    expect(answer.error.Fields).toMatchObject([{ Field: 'VersionNo' }]);
  });

  it('retain the saved content when another user was faster', async () => {
    const ServiceKey = await published('STL');
    const { data } = await fixture.act('draft', { ServiceKey });
    const save = (EN: string) =>
      fixture.act('save', {
        ServiceKey,
        Version: data.Version,
        Definition: { ...data.Draft?.Definition, Name: localized(EN) },
      });
    const both = await Promise.all([save('One'), save('Other')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [late] = both.filter(({ status }) => status === 409);
    const [saved] = both.filter(({ status }) => status === 200);
    expect(late?.error.Code).toBe('ERR_CONFLICT');
    // The later request receives the current record.
    expect(late?.error.Data).toMatchObject({
      Draft: { Definition: { Name: saved?.data.Draft?.Definition.Name } },
    });
    expect(late?.error.Data?.Version).toBe(data.Version + 1);
  });

  it('published concurrently, create one version', async () => {
    const ServiceKey = await published('ONE');
    await fixture.act('draft', { ServiceKey });
    const all = await Promise.all(Array.from({ length: 8 }, () => fixture.act('publish', { ServiceKey })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.map(({ error }) => error.Code))).toEqual(new Set([undefined, 'ERR_TRANSITION']));
    expect(statesOf(await fixture.view(ServiceKey))).toBe('2 CURRENT, 1 SUPERSEDED');
  });

  it('created concurrently, are one', async () => {
    const ServiceKey = await published('BGN');
    const all = await Promise.all(Array.from({ length: 8 }, () => fixture.act('draft', { ServiceKey })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(statesOf(await fixture.view(ServiceKey))).toBe('2 DRAFT, 1 CURRENT');
  });

  it('published twice with one Idempotency-Key, get the same response', async () => {
    const ServiceKey = await published('IDP');
    await fixture.act('draft', { ServiceKey });
    const headers = { 'idempotency-key': 'publish-idp-once' };
    const first = await fixture.act('publish', { ServiceKey }, headers);
    const again = await fixture.act('publish', { ServiceKey }, headers);
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect(statesOf(await fixture.view(ServiceKey))).toBe('2 CURRENT, 1 SUPERSEDED');
  });

  it('are validated as stored at publication, not as last displayed', async () => {
    const ServiceKey = await published('JDG');
    await fixture.act('draft', { ServiceKey });
    await fixture.save(ServiceKey, { FullSteps: ['COO'] });
    const answer = await fixture.act('publish', { ServiceKey });
    expect(answer.status).toBe(422);
    expect(answer.error.Fields?.map(({ Field }) => Field)).toContain('FullSteps');
    expect(statesOf(await fixture.view(ServiceKey))).toBe('2 DRAFT, 1 CURRENT');
  });
});
