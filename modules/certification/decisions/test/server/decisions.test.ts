/** Decisions are recorded with the action that makes them, with what was considered; the nightly steps complete and check them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { RESPONSE, withNonconformities } from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { DecisionRow, DecisionView } from '../../rules/contract.ts';
import { checkRecords } from '../../server/check-records.ts';
import { recordDecision } from '../../server/record-decision.ts';
import { recordMissing } from '../../server/record-missing.ts';

const APPROVE = '/application/progress/approve';
const WHY = { Remark: 'The surveillance was not done in time.' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { living } = issuedCertificatesFixture(() => portal);
const fixture = certificateFixture(() => portal);

const ofCertificate = async (CertificateKey: string, user = 'admin') =>
  (await portal.get(user, '/decision/certificate', { CertificateKey })).data.Rows as DecisionRow[];
const view = async (DecisionKey: string, user = 'admin') =>
  (await portal.get(user, '/decision/view', { DecisionKey })).data as DecisionView;
const list = async (query: Record<string, string>, user = 'admin') =>
  (await portal.get(user, '/decision/list', query)).data as { Rows: DecisionRow[]; Total: number };

describe('the decision on an application', () => {
  test('names the decider, the recommendations, the nonconformities as they were, and the evaluators', async () => {
    const file = await withNonconformities(portal);
    for (const [Mode, user] of [
      ['ASSESSOR_ONSITE', 'assessor-onsite'],
      ['INDEPREVIEWER', 'indepreviewer'],
    ] as const)
      await file.done('scheduling', '/application/assign', {
        ...{ Mode, AssignedUserKey: await portal.userKey(user) },
      });
    await file.record(['MINOR']);
    await file.done('assessor', APPROVE, { Remark: 'Conforms, with one minor.' });
    for (const user of ['assessor-onsite', 'indepreviewer', 'coo', 'ceo']) {
      const step = (await portal.get(user, '/application/view', { ApplicationKey: file.key })).data
        .CurrentStep;
      const own = (await file.points()).filter(({ Step }) => Step === step);
      const Answers = own.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
      if (Answers.length > 0) await file.done(user, '/assessment/checklist/submission', { Answers });
      await file.done(
        user,
        APPROVE,
        user === 'ceo' ? { Remark: 'The minor one is verified next year.' } : {},
      );
    }
    const { Rows } = await list({ Type: 'GRANT', Sort: '-DecisionNo' });
    expect(Rows[0]).toMatchObject({ AsRole: 'CEO', CertificateKey: null, IsSeparate: true });
    const decision = await view(Rows[0]?.DecisionKey ?? '');
    expect(decision).toMatchObject({
      ApplicationKey: file.key,
      DecidedBy: { UserKey: await portal.userKey('ceo') },
      Grounds: 'The minor one is verified next year.',
      Nonconformities: [{ Grade: 'MINOR', Status: 'RAISED' }],
      IsRecordedLater: false,
    });
    expect(decision.DecisionNo).toMatch(/^CD-\d{4}-\d{5}$/);
    expect(decision.Steps.map(({ Step, By }) => [Step, By?.UserKey])).toEqual([
      ['ASSESSOR', await portal.userKey('assessor')],
      ['ASSESSOR_ONSITE', await portal.userKey('assessor-onsite')],
      ['INDEPREVIEWER', await portal.userKey('indepreviewer')],
      ['COO', await portal.userKey('coo')],
    ]);
    expect(decision.Steps[0]?.Remark).toBe('Conforms, with one minor.');
    expect(decision.Evaluators.map(({ UserKey }) => UserKey).toSorted()).toEqual(
      [await portal.userKey('assessor'), await portal.userKey('assessor-onsite')].toSorted(),
    );
    // It is a record of that day: what happens to the nonconformity afterwards does not change it.
    await file.acted('assessor', 'release', 0);
    await file.acted('client', 'answer', 0, RESPONSE);
    expect((await view(decision.DecisionKey)).Nonconformities).toEqual(decision.Nonconformities);
  });

  test('a refusal is recorded with its reason; assessors see those of their own applications only', async () => {
    const file = await withNonconformities(portal);
    await file.done('assessor', '/application/rejected', {
      Remark: 'Not within our scope of accreditation.',
    });
    const [row] = (await list({ Type: 'REFUSE', Sort: '-DecisionNo' })).Rows;
    // The assessor who refuses has evaluated.
    expect(row).toMatchObject({ ApplicationKey: file.key, AsRole: 'ASSESSOR', IsSeparate: false });
    expect((await view(row?.DecisionKey ?? '', 'assessor')).Grounds).toBe(
      'Not within our scope of accreditation.',
    );
    const query = { DecisionKey: row?.DecisionKey ?? '' };
    expect((await portal.get('assessor2', '/decision/view', query)).status).toBe(404);
    expect((await portal.get('client', '/decision/view', query)).status).toBe(403);
    expect((await list({}, 'assessor2')).Rows.map(({ DecisionKey }) => DecisionKey)).not.toContain(
      row?.DecisionKey,
    );
  });
});

describe('decisions on a certificate', () => {
  test('suspension, restoration, extension and withdrawal each leave a decision; listing leaves none', async () => {
    const { post, status, CertificateKey } = await living({
      no: 'QM-2025-00801',
      effective: '2024-03-14',
      expiry: '2027-01-13',
    });
    const done = async (answer: Promise<{ status: number; error: unknown }>) => {
      const { status: code, error } = await answer;
      expect(code, JSON.stringify(error)).toBe(200);
    };
    await done(status('scheduling', 'ACTIVE'));
    await done(status('scheduling', 'PUBLISHED'));
    await done(status('scheduling', 'SUSPENDED', WHY));
    await done(post('admin', 'resume', { Remark: 'The surveillance was done.' }));
    await done(status('admin', 'SUSPENDED', WHY));
    await done(status('admin', 'TERMINATED', { Remark: 'The holder asked for it.' }));
    const rows = await ofCertificate(CertificateKey);
    expect(rows.map(({ Type, AsRole }) => `${Type} ${AsRole}`).toReversed()).toEqual([
      'GRANT null',
      'SUSPEND SCHEDULING',
      'RESTORE ADMIN',
      'SUSPEND ADMIN',
      'WITHDRAW ADMIN',
    ]);
    expect(await view(rows[0]?.DecisionKey ?? '')).toMatchObject({
      ...{ Grounds: 'The holder asked for it.', ApplicationKey: null, CertificateKey, Steps: [] },
    });
    expect((await portal.get('client', '/decision/certificate', { CertificateKey })).status).toBe(403);
  });

  test('two people who suspend at once leave one decision', async () => {
    const { status, CertificateKey } = await living({ no: 'QM-2025-00802' });
    const answers = await Promise.all([
      status('scheduling', 'SUSPENDED', WHY),
      status('admin', 'SUSPENDED', WHY),
    ]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
    const types = (await ofCertificate(CertificateKey)).map(({ Type }) => Type);
    expect(types.filter((type) => type === 'SUSPEND')).toHaveLength(1);
  });

  test('a decider who approved the evaluation in the cycle is named as not separate', async () => {
    const { application, status, CertificateKey } = await living({ no: 'QM-2025-00803' });
    const admin = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow();
    await sql`insert into application_history (application_id, version, action, at, account_id, as_role, from_status,
      to_status, from_step, to_step, round) values (${application.Id}, 9001, 'APPROVE_PROGRESS', now() - interval '1 day',
      ${admin.Id}, 'ASSESSOR', 'UNDERREVIEW', 'UNDERREVIEW', 'ASSESSOR', 'INDEPREVIEWER', 1)`.execute(
      portal.db,
    );
    expect((await status('admin', 'SUSPENDED', WHY)).status).toBe(200);
    const [suspension] = await ofCertificate(CertificateKey);
    expect(suspension).toMatchObject({ Type: 'SUSPEND', IsSeparate: false });
    const found = await list({ IsNotSeparate: 'true' });
    expect(found.Rows.map(({ DecisionKey }) => DecisionKey)).toContain(suspension?.DecisionKey);
  });
});

describe('the nightly steps', () => {
  const removed = async (certificateId: number) => {
    await sql`alter table certification_decision disable trigger certification_decision_protected`.execute(
      portal.db,
    );
    await portal.db.deleteFrom('CertificationDecision').where('CertificateId', '=', certificateId).execute();
    await sql`alter table certification_decision enable trigger certification_decision_protected`.execute(
      portal.db,
    );
  };

  test('a decision missing from its action is completed and reported; then nothing is missing', async () => {
    const { id, status, CertificateKey } = await living({ no: 'QM-2025-00804' });
    expect((await status('scheduling', 'SUSPENDED', WHY)).status).toBe(200);
    await removed(id);
    await expect(recordMissing(portal.portal)).rejects.toThrow(
      'were not recorded with their actions: SUSPEND',
    );
    const [row] = await ofCertificate(CertificateKey);
    expect(row).toMatchObject({ Type: 'SUSPEND', AsRole: 'SCHEDULING' });
    expect(await view(row?.DecisionKey ?? '')).toMatchObject({ IsRecordedLater: true, Grounds: WHY.Remark });
    await expect(recordMissing(portal.portal)).resolves.toBeUndefined();
  });

  test('decisions are never changed or deleted', async () => {
    const change = portal.db
      .updateTable('CertificationDecision')
      .set({ Considered: sql`'{}'::jsonb` })
      .execute();
    await expect(change).rejects.toThrow();
  });

  test('a certificate without a decision on its application, and a major one open at the decision, are reported', async () => {
    await expect(checkRecords(portal.portal)).resolves.toBeUndefined();
    const { id, application } = await living({ no: 'QM-2025-00805' });
    await sql`alter table certification_decision disable trigger certification_decision_protected`.execute(
      portal.db,
    );
    await portal.db.deleteFrom('CertificationDecision').where('ApplicationId', '=', application.Id).execute();
    await sql`alter table certification_decision enable trigger certification_decision_protected`.execute(
      portal.db,
    );
    await expect(checkRecords(portal.portal)).rejects.toThrow('QM-2025-00805 has no decision');
    expect(await fixture.story(id)).toContain('ISSUED ->PENDING 2025-03-14 R1');
    const file = await withNonconformities(portal);
    await file.record(['MAJOR']);
    await file.done('assessor', APPROVE);
    const { Id: applicationId } = await portal.db
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'CERTIFIED' })
      .where('ApplicationKey', '=', file.key)
      .where(announceStatus('application', 'CERTIFIED'))
      .returning('Id')
      .executeTakeFirstOrThrow();
    await portal.db.transaction().execute((tx) =>
      recordDecision(tx, {
        ...{ applicationId, Type: 'GRANT', EffectiveOn: '2026-11-28', DecidedAt: new Date(), step: 'CEO' },
        ...{ DecidedById: null, AsRole: null, Grounds: null, Attachment: [] },
      }),
    );
    await expect(checkRecords(portal.portal)).rejects.toThrow('is a major one and was open at the decision');
  });
});
