/**
 * Decisions that extend or reduce the scope of a certificate: performed at once or proposed and confirmed, with the record, the
 * new revision, the scope on a past day and a public history without reasons.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCertificates } from '#modules/certification/credentials/server/check/check-certificates.ts';
import { appendLeaves } from '#modules/certification/transparency-log/server/append-leaves.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { pdfReading } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { certificateToDecide, ok, reasons } from '#quality/support/proposal-fixture.ts';
import type { DecisionRow, DecisionView } from '../../rules/contract.ts';
import { checkRecords } from '../../server/check-records.ts';
import { recordMissing } from '../../server/record-missing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { documents, certificate, generate, render, story } = certificateFixture(() => portal);
const { perform, lines } = certificateLifecycleFixture(() => portal);
const { living } = issuedCertificatesFixture(() => portal);

const CHINESE = '冷凍食品的儲存及運送';
const BEFORE = { EN: 'Storage and delivery of chilled food', CHT: CHINESE, CHS: CHINESE };
const WIDER = { ...BEFORE, EN: 'Storage, packing and delivery of chilled food' };
const NARROWER = { ...BEFORE, EN: 'Storage of chilled food' };
/** Must never be published. */
const WHY = 'The freezer vans of Ho Ltd failed.';

const publicView = async (CertificateNo: string, On?: string) => {
  const { data } = await portal.get(null, '/public/certificate/view', { CertificateNo, ...(On && { On }) });
  return data.Certificate as {
    Scope: object;
    ScopeThen: object;
    Revision: number;
    History: { Event: string; On: string; Revision: number }[];
  };
};

test('performed at once: a new revision with number, expiry and dates as before, and the decision on record', async () => {
  const no = 'QM-2025-00951';
  const { id, CertificateKey, post, view } = await living({ no });
  const before = await certificate(id);
  const unchanged = await post('scheduling', 'scope/extend', { Scope: BEFORE, Remark: WHY });
  expect([unchanged.status, unchanged.error.Fields]).toMatchObject([
    422,
    [{ Field: 'Scope', Code: 'REASON_CERT_SCOPE_UNCHANGED' }],
  ]);
  expect(
    (await post('scheduling', 'scope/extend', { Scope: { ...WIDER, CHS: ' ' }, Remark: WHY })).status,
  ).toBe(422);
  await ok(post('scheduling', 'scope/extend', { Scope: WIDER, Remark: WHY }));
  // In force at once; the page follows.
  expect((await certificate(id)).Scope).toEqual(WIDER);
  await render(id);
  const after = await certificate(id);
  expect(after).toMatchObject({
    ...{ CertificateNo: no, Revision: 2, Scope: WIDER, CertificateStatusCode: 'PUBLISHED' },
    ...{
      ExpiryDate: before.ExpiryDate,
      EffectiveDate: before.EffectiveDate,
      DecisionDate: before.DecisionDate,
    },
  });
  expect((await documents(id)).map(({ Revision, Status, Facts }) => [Revision, Status, Facts.Scope])).toEqual(
    [
      [1, 'READY', BEFORE],
      [2, 'READY', WIDER],
    ],
  );
  expect((await lines(id)).slice(2)).toMatchObject([
    { Event: 'SCOPE_EXTENDED', Revision: 1, Remark: WHY, ScopeChange: { Before: BEFORE, After: WIDER } },
    { Event: 'REVISED', Revision: 2, Remark: null, ScopeChange: null },
  ]);
  const [row] = (await portal.get('admin', '/decision/certificate', { CertificateKey })).data
    .Rows as DecisionRow[];
  expect(row).toMatchObject({ Type: 'EXTEND_SCOPE', AsRole: 'SCHEDULING', ProposedBy: null });
  const { DecisionKey = '' } = row ?? {};
  expect((await portal.get('admin', '/decision/view', { DecisionKey })).data).toMatchObject({
    ...{ Grounds: WHY, ScopeChange: { Before: BEFORE, After: WIDER } },
  });
  // The holder reads what changed and why, not who decided.
  const { History } = (await view('client')).data as { History: object[] };
  expect(History.at(-2)).toMatchObject({
    ...{ Event: 'SCOPE_EXTENDED', Remark: WHY, By: null, ScopeChange: { Before: BEFORE, After: WIDER } },
  });
  // Generated again, the page prints the decided scope, not that of the answers.
  await ok(post('scheduling', 'regenerate'));
  await render(id);
  expect((await certificate(id)).Scope).toEqual(WIDER);
});

test('proposed with the scope before and after, confirmed by a decider', async () => {
  const { id, propose, proposal, decide, post, decisions } = await certificateToDecide(
    portal,
    'IS-2025-00952',
  );
  expect(reasons(await post('admin', 'scope/reduce', { Scope: NARROWER, Remark: WHY }))).toEqual([
    'REASON_DECISION_REQUIRED',
  ]);
  const same = await propose('admin', 'scope/reduce', { Scope: BEFORE });
  expect(same.error.Fields).toMatchObject([{ Field: 'Scope', Code: 'REASON_CERT_SCOPE_UNCHANGED' }]);
  await ok(propose('scheduling', 'scope/reduce', { Scope: NARROWER, Ground: 'SCOPE', Remark: WHY }));
  expect((await certificate(id)).Scope).toEqual(BEFORE);
  expect(await proposal()).toMatchObject({
    ...{ Type: 'REDUCE_SCOPE', ScopeChange: { Before: BEFORE, After: NARROWER } },
  });
  await ok(decide('ceo', 'confirm'));
  expect((await certificate(id)).Scope).toEqual(NARROWER);
  const [row] = await decisions();
  expect(row).toMatchObject({
    ...{ Type: 'REDUCE_SCOPE', AsRole: 'CEO' },
    DecidedBy: { UserKey: await portal.userKey('ceo') },
    ProposedBy: { UserKey: await portal.userKey('scheduling') },
  });
  const { DecisionKey = '' } = row ?? {};
  const full = (await portal.get('admin', '/decision/view', { DecisionKey })).data as DecisionView;
  expect(full.ScopeChange).toEqual({ Before: BEFORE, After: NARROWER });
  const { Url } = (await portal.post('admin', '/decision/document', { DecisionKey, Language: 'EN' })).data;
  const pdf = (await portal.app.inject({ method: 'GET', url: String(Url) })).rawPayload;
  const text = (await pdfReading(pdf)).replace(/\s+/g, ' ');
  expect(text).toMatch(/Proposed by \S+ \S+/);
  expect(text).toContain(`Before ${BEFORE.EN}`);
  expect(text).toContain(`After ${NARROWER.EN}`);
});

test('a proposal about a scope that has changed since is not confirmed', async () => {
  const { propose, open, decide, id } = await certificateToDecide(portal, 'IS-2025-00953');
  await ok(propose('admin', 'scope/extend', { Scope: WIDER }));
  await ok(propose('admin', 'scope/reduce', { Scope: NARROWER }));
  await ok(decide('ceo', 'confirm'));
  await render(id);
  const answer = await decide('ceo', 'confirm');
  expect([answer.status, reasons(answer)]).toEqual([409, ['REASON_PROPOSAL_SCOPE_CHANGED']]);
  expect((await certificate(id)).Scope).toEqual(WIDER);
  await ok(decide('ceo', 'decline', { Remark: 'To be proposed again.' }));
  expect((await open()).Rows).toEqual([]);
});

test('two at once leave one outcome', async () => {
  const { id, post } = await living({ no: 'QM-2025-00954' });
  const both = await Promise.all([
    post('admin', 'scope/extend', { Scope: WIDER, Remark: WHY }),
    post('scheduling', 'scope/reduce', { Scope: NARROWER, Remark: WHY }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await render(id);
  const after = await certificate(id);
  expect(after.Scope).toEqual(both[0]?.status === 200 ? WIDER : NARROWER);
  expect(after.Revision).toBe(2);
  expect((await lines(id)).filter(({ ScopeChange }) => ScopeChange !== null)).toHaveLength(1);
});

test('the public page shows the scope of a past day, and names each change without its reason', async () => {
  const no = 'QM-2025-00955';
  const { id } = await living({ no });
  await perform('admin', 'EXTEND_SCOPE', id, { Scope: WIDER, Remark: WHY }, '2025-06-10T02:00:00Z');
  await render(id, '2025-06-10T02:01:00Z');
  await perform('admin', 'SUSPEND', id, { Remark: WHY }, '2025-07-01T02:00:00Z');
  await perform('admin', 'REDUCE_SCOPE', id, { Scope: NARROWER, Remark: WHY }, '2025-08-01T02:00:00Z');
  await render(id, '2025-08-01T02:01:00Z');
  expect(await story(id)).toEqual([
    'ISSUED ->PENDING 2025-03-14 R1',
    'PUBLISHED PENDING>PUBLISHED 2025-03-14 R1',
    'SCOPE_EXTENDED PUBLISHED>PUBLISHED 2025-06-10 R1',
    'REVISED PUBLISHED>PUBLISHED 2025-06-10 R2',
    'SUSPENDED PUBLISHED>SUSPENDED 2025-07-01 R2',
    'SCOPE_REDUCED SUSPENDED>SUSPENDED 2025-08-01 R2',
    'REVISED SUSPENDED>SUSPENDED 2025-08-01 R3',
  ]);
  for (const [day, scope] of [
    ['2025-06-09', BEFORE],
    ['2025-06-10', WIDER],
    ['2025-07-31', WIDER],
    ['2025-08-01', NARROWER],
  ] as const)
    expect([day, (await publicView(no, day)).ScopeThen]).toEqual([day, scope]);
  const today = await publicView(no);
  expect([today.Scope, today.ScopeThen]).toEqual([NARROWER, NARROWER]);
  expect(today.History.map(({ Event, On, Revision }) => `${Event} ${On} R${Revision}`)).toEqual([
    'ISSUED 2025-03-14 R1',
    'SCOPE_EXTENDED 2025-06-10 R1',
    'REVISED 2025-06-10 R2',
    'SUSPENDED 2025-07-01 R2',
    'SCOPE_REDUCED 2025-08-01 R2',
    'REVISED 2025-08-01 R3',
  ]);
  expect(JSON.stringify(today)).not.toContain('freezer vans');
});

test('an open assessment for the same scope follows; one for another scope is decided as applied for', async () => {
  const { application, id } = await living({ no: 'QM-2025-00956' });
  const open = (scope: string) =>
    insertCertified(portal, {
      ...{ no: 'QM-2025-00956', type: 'SURVEILLANCE' as const, parentId: application.Id, certificateId: id },
      answers: { ScopeRequirement: scope, ScopeRequirementChinese: CHINESE },
    });
  const [follows, applies] = [await open(BEFORE.EN), await open('Catering')];
  await perform('admin', 'REDUCE_SCOPE', id, { Scope: NARROWER, Remark: WHY }, '2025-06-10T02:00:00Z');
  const changes = await portal.db
    .selectFrom('Application')
    .select(['Id', 'ScopeChange'])
    .where('CertificateId', '=', id)
    .orderBy('Id')
    .execute();
  const change = { Before: BEFORE, After: NARROWER };
  expect(changes).toEqual([
    { Id: application.Id, ScopeChange: change },
    { Id: follows.Id, ScopeChange: change },
    { Id: applies.Id, ScopeChange: null },
  ]);
});

test('the page of another assessment is not published with the earlier scope', async () => {
  const { application, id, post } = await living({ no: 'QM-2025-00957' });
  const next = await insertCertified(portal, {
    ...{ no: 'QM-2025-00957', type: 'SURVEILLANCE' as const, parentId: application.Id, certificateId: id },
  });
  const { ApplicationKey } = next;
  const refusals = async (): Promise<string[]> => {
    const { Actions } = (await portal.get('admin', '/application/view', { ApplicationKey })).data;
    const publish = (Actions as { Action: string; Reasons: { Code: string }[] }[]).find(
      ({ Action }) => Action === 'PUBLISH',
    );
    return (publish?.Reasons ?? [])
      .map(({ Code }) => Code)
      .filter((code) => code.startsWith('REASON_CERT_') || code === 'REASON_NOT_GENERATED');
  };
  const now = new Date().toISOString();
  await generate(next, now);
  await render(id);
  expect(await refusals()).toEqual([]);
  await ok(post('admin', 'scope/extend', { Scope: WIDER, Remark: WHY }));
  // Revision 3 with the new scope is being generated.
  expect(await refusals()).toEqual(['REASON_CERT_PAGE_OLDER']);
  const { status, error } = await portal.post('admin', '/application/publish', { ApplicationKey });
  expect([status, error.Code]).toEqual([409, 'ERR_TRANSITION']);
  await render(id);
  expect(await refusals()).toEqual(['REASON_CERT_PAGE_OLDER']);
  const follows = await portal.db
    .selectFrom('Application')
    .selectAll()
    .where('ApplicationKey', '=', ApplicationKey)
    .executeTakeFirstOrThrow();
  await generate(follows, new Date().toISOString());
  await render(id);
  expect(await refusals()).toEqual([]);
  const pages = await documents(id);
  expect(pages.map(({ Revision, Facts }) => [Revision, Facts.Scope])).toEqual([
    [1, BEFORE],
    [2, BEFORE],
    [3, WIDER],
    [4, WIDER],
  ]);
});

test('the log has a leaf for each decision, and the nightly checks find nothing', async () => {
  await appendLeaves(portal.portal);
  const leaves = await portal.db
    .selectFrom('LogLeaf')
    .innerJoin('Certificate', 'Certificate.Id', 'LogLeaf.CertificateId')
    .select('Entry')
    .where('CertificateNo', '=', 'QM-2025-00955')
    .orderBy('LogLeaf.Index')
    .execute();
  const entries = leaves.map(({ Entry }) => JSON.parse(Entry) as Record<string, unknown>);
  expect(entries.map(({ Event, EffectiveOn }) => `${Event} ${EffectiveOn}`).slice(2)).toEqual([
    'SCOPE_EXTENDED 2025-06-10',
    'REVISED 2025-06-10',
    'SUSPENDED 2025-07-01',
    'SCOPE_REDUCED 2025-08-01',
    'REVISED 2025-08-01',
  ]);
  expect(JSON.stringify(entries)).not.toContain('freezer vans');
  await expect(recordMissing(portal.portal)).resolves.toBeUndefined();
  await expect(checkRecords(portal.portal)).resolves.toBeUndefined();
  const found: string[] = [];
  for await (const { Check } of checkCertificates(portal.portal, { at: new Date(), documents: new Set() }))
    if (Check === 'REGISTER_DIFFERS' || Check === 'EVENTS_BROKEN' || Check === 'STATUS_NOT_EVENTS')
      found.push(Check);
  expect(found).toEqual([]);
});
