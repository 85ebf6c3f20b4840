import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import { bulkFixture, itemsOf, outcomes } from '#quality/support/bulk-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { runBulk } from '../../server/run-bulk.ts';

let testPortal: TestPortal;
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal?.close());
// Closes unfinished jobs so that they do not affect the next test.
afterEach(() => testPortal.db.updateTable('BulkJob').set({ FinishedAt: new Date() }).execute());

const { ready, underReviewBy, rowOf, actionsOn, post, jobId, many, nextNo } = bulkFixture(() => testPortal);

describe('each item is answered individually', () => {
  it('generate: unpaid, completed or missing items do not stop the others; a key named twice counts once', async () => {
    const first = await ready();
    const unpaid = (await insertCertified(testPortal, { no: nextNo() })).ApplicationKey;
    const last = await ready('client2');
    const ApplicationKeys = [first, unpaid, 'nobody-has-this-key-22', first, 'x y\n', last];
    const answer = await post('scheduling', 'generate', { ApplicationKeys });
    expect(outcomes(answer)).toEqual([
      'MAKING',
      'REFUSED ERR_TRANSITION REASON_NOT_PAID',
      'REFUSED ERR_NOT_FOUND',
      'REFUSED ERR_NOT_FOUND',
      'MAKING',
    ]);
    expect(answer.data).toMatchObject({
      Kind: 'GENERATE',
      Total: 5,
      Done: 3,
      Succeeded: 0,
      IsFinished: false,
    });
    expect(await actionsOn(first)).toEqual(['GENERATE_CERT']);

    const { Id } = await rowOf(first);
    const document = await testPortal.db
      .selectFrom('CertificateDocument')
      .select('Id')
      .where('ApplicationId', '=', Id)
      .executeTakeFirstOrThrow();
    await renderDocument(testPortal.portal, { DocumentId: document.Id }, { IsLast: false });
    const later = await testPortal.get('scheduling', '/application/multiple/view', {
      JobKey: String(answer.data.JobKey),
    });
    expect(later.data).toMatchObject({ Done: 4, Succeeded: 1 });
    expect(outcomes(later)[0]).toBe('DONE');

    const again = await post('scheduling', 'generate', { ApplicationKeys: [first] });
    expect(outcomes(again)).toEqual(['REFUSED ERR_TRANSITION REASON_ALREADY_GENERATED']);
  });

  it('publish: completes what is generated; unpaid, not generated or published ones do not stop the others', async () => {
    const good = await ready();
    const unpaid = (await insertCertified(testPortal, { no: nextNo() })).ApplicationKey;
    const early = await ready();
    const other = await ready('client2');
    await post('scheduling', 'generate', { ApplicationKeys: [good, other] });
    for (const key of [good, other]) {
      const { Id } = await rowOf(key);
      const document = await testPortal.db
        .selectFrom('CertificateDocument')
        .select('Id')
        .where('ApplicationId', '=', Id)
        .executeTakeFirstOrThrow();
      await renderDocument(testPortal.portal, { DocumentId: document.Id }, { IsLast: false });
    }
    const answer = await post('business', 'publish', {
      ApplicationKeys: [good, unpaid, early, other],
      Remark: 'Congratulations',
    });
    expect(outcomes(answer)).toEqual([
      'DONE',
      'REFUSED ERR_TRANSITION REASON_NOT_GENERATED REASON_NOT_PAID',
      'REFUSED ERR_TRANSITION REASON_NOT_GENERATED',
      'DONE',
    ]);
    expect(answer.data).toMatchObject({ Kind: 'PUBLISH', Total: 4, Succeeded: 2, IsFinished: true });
    expect((await rowOf(good)).ApplicationStatusCode).toBe('COMPLETED');
    expect((await rowOf(early)).ApplicationStatusCode).toBe('CERTIFIED');
    expect(await actionsOn(other)).toEqual(['GENERATE_CERT', 'PUBLISH']);
    const { Id } = await rowOf(other);
    const certificate = await testPortal.db
      .selectFrom('Application')
      .innerJoin('Certificate', 'Certificate.Id', 'Application.CertificateId')
      .select('CertificateStatusCode')
      .where('Application.Id', '=', Id)
      .executeTakeFirstOrThrow();
    expect(certificate).toEqual({ CertificateStatusCode: 'PUBLISHED' });
  });

  it('approve: only the user’s own step, and never against the separation of duties', async () => {
    const ceo = await testPortal.userKey('ceo');
    const good = await underReviewBy('CEO');
    const early = await underReviewBy('COO');
    const clash = await underReviewBy('CEO', [{ UserKey: ceo, Step: 'ASSESSOR' }]);
    const other = await underReviewBy('CEO');
    const answer = await post('ceo', 'approve', {
      ApplicationKeys: [good, early, clash, other],
      Remark: 'Board meeting of today',
    });
    expect(outcomes(answer)).toEqual([
      'DONE',
      'REFUSED ERR_TRANSITION REASON_NOT_YOUR_STEP',
      'REFUSED ERR_TRANSITION REASON_DUTIES_CLASH',
      'DONE',
    ]);
    expect(answer.data).toMatchObject({ Total: 4, Done: 4, Succeeded: 2, IsFinished: true });
    expect((await rowOf(good)).ApplicationStatusCode).toBe('CERTIFIED');
    expect((await rowOf(clash)).ApplicationStatusCode).toBe('UNDERREVIEW');
    const { Id } = await rowOf(other);
    const [entry] = await testPortal.db
      .selectFrom('ApplicationHistory')
      .select(['AsRole', 'Remark', 'IsOverride'])
      .where('ApplicationId', '=', Id)
      .execute();
    expect(entry).toEqual({ AsRole: 'CEO', Remark: 'Board meeting of today', IsOverride: false });
  });

  it('the last approval requires fresh proof of identity, singly and in bulk; an earlier step does not', async () => {
    const [last, other, earlier] = [
      await underReviewBy('CEO'),
      await underReviewBy('CEO'),
      await underReviewBy('COO'),
    ];
    for (const user of ['ceo', 'coo']) await testPortal.token(user);
    const provenAt = (ProvenAt: Date) => testPortal.db.updateTable('Session').set({ ProvenAt }).execute();
    const approve = (user: string, ApplicationKey: string) =>
      testPortal.post(user, '/application/progress/approve', { ApplicationKey });
    await provenAt(new Date(Date.now() - 11 * 60_000));
    const refused = [await approve('ceo', last), await post('ceo', 'approve', { ApplicationKeys: [other] })];
    expect(refused.map(({ status, error }) => [status, error.Reasons?.[0]?.Code])).toEqual([
      [403, 'ERR_STEP_UP'],
      [403, 'ERR_STEP_UP'],
    ]);
    expect((await rowOf(last)).ApplicationStatusCode).toBe('UNDERREVIEW');
    expect((await approve('coo', earlier)).status).toBe(200);
    await provenAt(new Date());
    expect((await approve('ceo', last)).status).toBe(200);
    expect(outcomes(await post('ceo', 'approve', { ApplicationKeys: [other] }))).toEqual(['DONE']);
  });

  it('approve: an exception is made on the single application only', async () => {
    const admin = await testPortal.userKey('admin');
    const clash = await underReviewBy('CEO', [{ UserKey: admin, Step: 'ASSESSOR' }]);
    const response = await post('admin', 'approve', {
      ApplicationKeys: [clash],
      IsOverride: true,
      Remark: 'x',
    });
    expect(response.error.Code).toBe('ERR_VALIDATION');
    const answer = await post('admin', 'approve', { ApplicationKeys: [clash], Remark: 'x' });
    expect(outcomes(answer)).toEqual(['REFUSED ERR_TRANSITION REASON_DUTIES_CLASH']);
  });

  it('assign: the person is checked for each application', async () => {
    const assessor = await testPortal.userKey('assessor');
    const good = await underReviewBy('ASSESSOR');
    const worked = await underReviewBy('ASSESSOR', [{ UserKey: assessor, Step: 'COO' }]);
    const ApplicationKeys = [good, worked];
    const answer = await post('scheduling', 'assign', {
      ApplicationKeys,
      Mode: 'ASSESSOR',
      AssignedUserKey: assessor,
    });
    expect(outcomes(answer)).toEqual(['DONE', 'REFUSED ERR_VALIDATION REASON_ASSIGNEE_CLASH']);
    const people = await post('scheduling', 'assignees', { ApplicationKeys, Mode: 'ASSESSOR' });
    const rows = people.data.Rows as { UserKey: string; Fits: number; Of: number }[];
    expect(rows.find(({ UserKey }) => UserKey === assessor)).toMatchObject({ Fits: 1, Of: 2 });
  });

  it('gives the reason in the language of the reader', async () => {
    const unpaid = (await insertCertified(testPortal, { no: nextNo() })).ApplicationKey;
    const made = await post('scheduling', 'generate', { ApplicationKeys: [unpaid] }, { applanguage: 'EN' });
    const read = async (lang: string) => {
      const JobKey = String(made.data.JobKey);
      return itemsOf(await testPortal.get('scheduling', '/application/multiple/view', { JobKey, lang }))[0]
        ?.Reasons[0]?.Message;
    };
    expect(await read('EN')).toMatch(/paid/i);
    expect(await read('CHT')).toMatch(/繳費|付款|繳付/);
  });
});

describe('permissions', () => {
  it('each item is checked with the caller’s own permissions: without the grant nothing is generated', async () => {
    const key = await ready();
    const answer = await post('coo', 'generate', { ApplicationKeys: [key] });
    // The COO cannot even see an application that has not reached that step.
    expect(outcomes(answer)).toEqual(['REFUSED ERR_NOT_FOUND']);
    const finance = await post('finance', 'generate', { ApplicationKeys: [key] });
    expect(outcomes(finance)).toEqual(['REFUSED ERR_TRANSITION REASON_GENERATION_NOT_GRANTED']);
    expect(await actionsOn(key)).toEqual([]);
  });

  it('a bulk job is visible to its owner only; for others it does not exist', async () => {
    const made = await post('ceo', 'approve', { ApplicationKeys: ['nobody-has-this-key-22'] });
    const JobKey = String(made.data.JobKey);
    const seen = async (user: string, key: string) => {
      const view = await testPortal.get(user, '/application/multiple/view', { JobKey: key });
      const stop = await post(user, 'stop', { JobKey: key });
      const list = await testPortal.get(user, '/application/multiple/list');
      return [
        view.status,
        stop.status,
        (list.data.Rows as { JobKey: string }[]).some((row) => row.JobKey === key),
      ];
    };
    expect(await seen('ceo', JobKey)).toEqual([200, 200, true]);
    expect(await seen('admin', JobKey)).toEqual([404, 404, false]);
    expect(await seen('admin', 'nobody-has-this-key-22')).toEqual([404, 404, false]);
  });

  it('a job stops when its owner is suspended', async () => {
    const keys = await many(() => underReviewBy('CEO'), 21);
    const made = await post('ceo', 'approve', { ApplicationKeys: keys });
    expect(new Set(outcomes(made))).toEqual(new Set(['WAITING']));
    const status = (Status: 'ACTIVE' | 'SUSPENDED') =>
      setAccountStatus(testPortal.db, { Email: 'ceo@demo.test' }, Status);
    await status('SUSPENDED');
    await runBulk(testPortal.portal, { BulkJobId: await jobId(made.data.JobKey) });
    await status('ACTIVE');
    const view = await testPortal.get('ceo', '/application/multiple/view', {
      JobKey: String(made.data.JobKey),
    });
    expect(new Set(outcomes(view))).toEqual(new Set(['REFUSED ERR_FORBIDDEN']));
    expect((await rowOf(String(keys[0]))).CurrentStep).toBe('CEO');
  });
});

describe('exactly once', () => {
  it('a repeated request starts nothing; a different one with the same key is refused', async () => {
    const key = await underReviewBy('CEO');
    const body = { ApplicationKeys: [key] };
    const headers = { 'idempotency-key': 'the-same-intention' };
    const [one, other] = await Promise.all([
      post('ceo', 'approve', body, headers),
      post('ceo', 'approve', body, headers),
    ]);
    expect(one.data.JobKey).toBe(other.data.JobKey);
    expect((await post('ceo', 'approve', body, headers)).data.JobKey).toBe(one.data.JobKey);
    expect(await actionsOn(key)).toEqual(['APPROVE_PROGRESS']);
    const different = await post('ceo', 'approve', { ...body, Remark: 'other' }, headers);
    expect(different.error.Fields?.[0]?.Field).toBe('Idempotency-Key');
  });

  it('run by three workers and again, each item is processed once', async () => {
    // An action that could be repeated if it were requested twice.
    const keys = await many(() => underReviewBy('ASSESSOR'), 25);
    const made = await post('scheduling', 'assign', {
      ApplicationKeys: keys,
      Mode: 'ASSESSOR',
      AssignedUserKey: await testPortal.userKey('assessor'),
    });
    const run = async () => runBulk(testPortal.portal, { BulkJobId: await jobId(made.data.JobKey) });
    await Promise.all([run(), run(), run()]);
    await run();
    const done = await Promise.all(keys.map(async (key) => `${await actionsOn(key)}`));
    expect(new Set(done)).toEqual(new Set(['ASSIGN']));
    const JobKey = String(made.data.JobKey);
    const view = await testPortal.get('scheduling', '/application/multiple/view', { JobKey });
    expect(view.data).toMatchObject({ Total: 25, Done: 25, Succeeded: 25, IsFinished: true });
  });

  it('stopping leaves completed items unchanged and processes no more, whichever worker is running', async () => {
    const keys = await many(() => underReviewBy('CEO'), 30);
    const made = await post('ceo', 'approve', { ApplicationKeys: keys });
    const JobKey = String(made.data.JobKey);
    const running = runBulk(testPortal.portal, { BulkJobId: await jobId(JobKey) });
    await expect
      .poll(async () => (await testPortal.get('ceo', '/application/multiple/view', { JobKey })).data.Done, {
        timeout: 20_000,
        interval: 5,
      })
      .toBeGreaterThan(0);
    const stopped = await post('ceo', 'stop', { JobKey });
    await running;
    await runBulk(testPortal.portal, { BulkJobId: await jobId(JobKey) });
    const view = await testPortal.get('ceo', '/application/multiple/view', { JobKey });
    expect(view.data).toMatchObject({ IsFinished: true, IsStopped: true, Succeeded: stopped.data.Succeeded });
    const moved = await Promise.all(
      keys.map(async (key) => (await rowOf(key)).ApplicationStatusCode === 'CERTIFIED'),
    );
    expect(moved).toEqual(itemsOf(view).map(({ Status }) => Status === 'DONE'));
    expect(moved).toContain(false);
  });
});

describe('errors', () => {
  it('an error in one application does not affect the others', async () => {
    const [one, broken, other] = await many(() => underReviewBy('CEO'), 3);
    await sql`create function broken() returns trigger language plpgsql as $$ begin raise exception 'defect'; end $$`.execute(
      testPortal.db,
    );
    await sql`create trigger broken before update on application for each row
      when (old.application_key = ${sql.lit(String(broken))}) execute function broken()`.execute(
      testPortal.db,
    );
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await post('ceo', 'approve', { ApplicationKeys: [one, broken, other] });
    expect(logged.mock.calls.map(([text]) => text)).toEqual([`bulk: APPROVE of ${broken}:`]);
    logged.mockRestore();
    await sql`drop trigger broken on application`.execute(testPortal.db);
    expect(outcomes(answer)).toEqual(['DONE', 'REFUSED ERR_SERVER', 'DONE']);
  });

  it('more than 200 items, none, or a missing list is refused as a whole', async () => {
    const key = 'nobody-has-this-key-22';
    for (const ApplicationKeys of [
      Array.from({ length: 201 }, (_, at) => `${key}${at}`),
      [],
      key,
      [''],
      [7],
    ]) {
      const { status, error } = await post('ceo', 'approve', { ApplicationKeys });
      expect([status, error.Code]).toEqual([422, 'ERR_VALIDATION']);
    }
    const most = Array.from({ length: 200 }, (_, at) => `${key}${at}`);
    expect((await post('ceo', 'approve', { ApplicationKeys: most })).data).toMatchObject({
      Total: 200,
      Done: 0,
    });
  });

  it('an email does not wait for a thousand pages', async () => {
    await post('scheduling', 'generate', { ApplicationKeys: [await ready()] });
    await testPortal.post(null, '/user/forgot', { Email: 'client@demo.test' });
    const { rows } = await sql<{ TaskIdentifier: string }>`select task_identifier from graphile_worker.jobs
      where task_identifier in ('certificate.render', 'mail.send') order by priority, run_at, id`.execute(
      testPortal.db,
    );
    const order = rows.map((row) => row.TaskIdentifier);
    expect(order).toContain('mail.send');
    expect(order.lastIndexOf('mail.send')).toBeLessThan(order.indexOf('certificate.render'));
  });

  it('no user can queue more than twenty requests', async () => {
    const most = Array.from({ length: 21 }, (_, at) => `nobody-has-this-key-${at}`);
    const codes: unknown[] = [];
    for (let at = 0; at < 21; at += 1)
      codes.push((await post('coo', 'approve', { ApplicationKeys: most })).status);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
