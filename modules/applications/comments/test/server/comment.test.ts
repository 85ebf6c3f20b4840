import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { assessmentPortal } from '#quality/support/assessment-portal.ts';
import { commentFixture, refusal } from '#quality/support/comment-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { rawResponse } from '#quality/support/sessions.ts';

let portal: TestPortal;
/** Application under review with all steps assigned. */
let key: string;
const fixture = commentFixture(
  () => portal,
  () => key,
);
const { save, write, remove, list, count } = fixture;

beforeAll(async () => {
  portal = await startTestPortal();
  key = await assessmentPortal(() => portal).apply('GF');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`truncate application_comment, application_comment_version, application_comment_seen cascade`.execute(
    portal.db,
  );
  await sql`delete from attempt`.execute(portal.db);
});

const texts = async (user: string) => (await list(user)).map((row) => row.Comment);
const MISSING = 'nobody-has-this-key-22';

describe('visibility', () => {
  test('staff comments are internal by default; comments of clients always go to the certification body', async () => {
    const inside = await write('business', 'Is the scope right?');
    const shared = await write('business', 'Please send the chart.', { IsInternal: false });
    const answer = await write('client', 'Here it is.');
    expect([inside, shared, answer].map((row) => [row.IsInternal, row.AsRole])).toEqual([
      [true, 'BUSINESS'],
      [false, 'BUSINESS'],
      [false, 'CLIENT'],
    ]);
    for (const user of ['admin', 'it', 'finance', 'assessor', 'indepreviewer'])
      expect(await texts(user)).toEqual(['Is the scope right?', 'Please send the chart.', 'Here it is.']);
    expect(await texts('client')).toEqual(['Please send the chart.', 'Here it is.']);
    expect(refusal(await save('client', { Comment: 'x', IsInternal: true }))).toBe(
      '422 ERR_VALIDATION IsInternal:REASON_COMMENT_ALWAYS_SHARED',
    );
  });

  test('a comment is plain text without direction overrides or invisible characters', async () => {
    const { Comment } = await write(
      'business',
      '  Pay \u202efdp.exe\u202c\u2066 now\u0007\r\n👩‍👩‍👧 請看\t ',
    );
    expect(Comment).toBe('Pay fdp.exe now\n👩‍👩‍👧 請看');
    expect((await save('business', { Comment: ' \u202e ' })).status).toBe(422);
  });

  test('for the client an internal comment is answered byte for byte like a missing one', async () => {
    const { CommentKey } = await write('business', 'Their last audit was poor.');
    const asks: ['GET' | 'POST', string, Record<string, unknown>][] = [
      ['GET', '/comment/list', { ApplicationKey: key, Before: CommentKey }],
      ['POST', '/comment/save', { ApplicationKey: key, CommentKey, Comment: 'x' }],
      ['POST', '/application/comment', { ApplicationKey: key, CommentKey, Comment: 'x' }],
      ['POST', '/comment/remove', { CommentKey }],
      ['POST', '/comment/read', { ApplicationKey: key, CommentKey }],
    ];
    for (const [method, path, input] of asks) {
      const missing = { ...input, ...('Before' in input ? { Before: MISSING } : { CommentKey: MISSING }) };
      const answer = await rawResponse(portal, 'client', method, path, input);
      expect(answer).toMatch(/^404 /);
      expect(answer).toBe(await rawResponse(portal, 'client', method, path, missing));
    }
    expect(await count('client')).toEqual({ Total: 0, Unread: 0 });
    expect((await portal.get('client', '/comment/list', { ApplicationKey: key })).data).toMatchObject({
      Rows: [],
      Total: 0,
      Unread: 0,
      HasEarlier: false,
    });
    expect((await portal.get('client', '/comment/history', { CommentKey })).status).toBe(403);
  });

  test('a user without access to the application sees no comment and cannot write any', async () => {
    const { CommentKey } = await write('client', 'For the body.');
    for (const user of ['client2', 'sub-client', 'assessor2']) {
      expect((await portal.get(user, '/comment/list', { ApplicationKey: key })).status).toBe(404);
      expect((await save(user, { Comment: 'x' })).status).toBe(404);
      expect((await remove(user, CommentKey)).status).toBe(404);
    }
  });
});

describe('editing a comment', () => {
  test('the author edits and removes a comment; earlier versions are available to administrators and IT', async () => {
    const first = await write('client', 'We moved to Kwun Tong.');
    const edited = await save('client', {
      CommentKey: first.CommentKey,
      Version: first.Version,
      Comment: 'We moved to Tai Po.',
    });
    expect(edited.data).toMatchObject({ Comment: 'We moved to Tai Po.', Version: 2, IsInternal: false });
    expect(edited.data.EditedAt).not.toBeNull();
    const removed = await remove('client', first.CommentKey, { Version: 2 });
    expect(removed.data).toMatchObject({ Comment: '', Version: 3, RemovedBy: { Name: first.By.Name } });
    // The placeholder remains visible to all readers.
    expect(await texts('business')).toEqual(['']);
    expect(await count('business')).toEqual({ Total: 0, Unread: 0 });
    for (const user of ['admin', 'it']) {
      const { data } = await portal.get(user, '/comment/history', { CommentKey: first.CommentKey });
      expect(
        (data.Rows as { EventType: string; Comment: string }[]).map((row) => [row.EventType, row.Comment]),
      ).toEqual([
        ['REMOVE', ''],
        ['EDIT', 'We moved to Tai Po.'],
        ['WRITE', 'We moved to Kwun Tong.'],
      ]);
    }
    for (const user of ['sub-admin', 'business', 'client'])
      expect((await portal.get(user, '/comment/history', { CommentKey: first.CommentKey })).status).toBe(403);
    const { rows } = await sql<{ Event: string }>`
      select event from audit where object = ${first.CommentKey} order by id`.execute(portal.db);
    expect(rows.map((row) => row.Event)).toEqual(['COMMENT_WRITE', 'COMMENT_EDIT', 'COMMENT_REMOVE']);
  });

  test('comments of others cannot be edited; ADMIN removes them', async () => {
    const { CommentKey } = await write('business', 'Something unkind.', { IsInternal: false });
    for (const user of ['admin', 'finance', 'client']) {
      const answer = await save(user, { CommentKey, Comment: 'Something kind.' });
      expect(refusal(answer)).toBe('409 ERR_TRANSITION REASON_COMMENT_NOT_YOURS');
    }
    for (const user of ['sub-admin', 'it', 'client'])
      expect(refusal(await remove(user, CommentKey))).toBe('409 ERR_TRANSITION REASON_COMMENT_NOT_YOURS');
    expect((await remove('admin', CommentKey)).data).toMatchObject({ RemovedBy: { Name: 'Ada Fung' } });
    expect(refusal(await remove('business', CommentKey))).toBe('409 ERR_TRANSITION REASON_STATUS');
  });

  test('a stale request receives the current state', async () => {
    const { CommentKey } = await write('business', 'One.');
    await save('business', { CommentKey, Version: 1, Comment: 'Two.' });
    const late = await save('business', { CommentKey, Version: 1, Comment: 'Three.' });
    expect(refusal(late)).toBe('409 ERR_CONFLICT');
    expect(late.error.Data).toMatchObject({ Comment: 'Two.', Version: 2 });
  });

  test('its kind cannot be changed by any caller', async () => {
    const { CommentKey } = await write('business', 'Among us.');
    expect(refusal(await save('business', { CommentKey, Comment: 'x', IsInternal: false }))).toBe(
      '422 ERR_VALIDATION IsInternal:REASON_COMMENT_KIND_FIXED',
    );
    await expect(
      sql`update application_comment set is_internal = false where comment_key = ${CommentKey}`.execute(
        portal.db,
      ),
    ).rejects.toThrow('keeps its kind');
    await expect(
      sql`update application_comment_version set comment = 'x'`.execute(portal.db),
    ).rejects.toThrow('kept for ever');
  });

  test('a comment of another application is not found under this one', async () => {
    const { CommentKey } = await write('client', 'Here.');
    const { ServiceKey } = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'QM')
      .executeTakeFirstOrThrow();
    const other = await portal.post('client', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
    const { ApplicationKey } = other.data;
    expect((await save('client', { ApplicationKey, CommentKey, Comment: 'There.' })).status).toBe(404);
    expect((await remove('client', CommentKey, { ApplicationKey })).status).toBe(404);
    expect(await texts('client')).toEqual(['Here.']);
  });
});

describe('a closed application', () => {
  const status = (code: string) =>
    sql`update application set application_status_code = ${code} where application_key = ${key}
      and ${announceStatus('application', code)}`.execute(portal.db);

  test.each(['CANCELLED', 'ARCHIVED'])('%s: comments are read-only', async (code) => {
    const { CommentKey } = await write('business', 'Said before.', { IsInternal: false });
    await status(code);
    try {
      const closed = '409 ERR_TRANSITION REASON_COMMENT_CLOSED';
      for (const user of ['business', 'client', 'admin'])
        expect(refusal(await save(user, { Comment: 'Once more.' }))).toBe(closed);
      expect(refusal(await save('business', { CommentKey, Comment: 'x' }))).toBe(closed);
      expect(refusal(await remove('business', CommentKey))).toBe(closed);
      expect(refusal(await remove('admin', CommentKey))).toBe(closed);
      expect(await texts('client')).toEqual(['Said before.']);
      const { data } = await portal.get('client', '/comment/list', { ApplicationKey: key });
      expect(data.Actions).toMatchObject([
        { Action: 'WRITE', Allowed: false, Reasons: [{ Code: 'REASON_COMMENT_CLOSED' }] },
      ]);
    } finally {
      await status('UNDERREVIEW');
    }
  });
});

describe('unread comments', () => {
  test('comments of others are unread until read, for each user; reading is not undone', async () => {
    const first = await write('business', 'One.', { IsInternal: false });
    const second = await write('assessor', 'Two.', { IsInternal: false });
    await write('finance', 'Among us.');
    expect(await count('client')).toEqual({ Total: 2, Unread: 2 });
    expect(await count('business')).toEqual({ Total: 3, Unread: 2 });
    const read = (CommentKey?: string) =>
      portal.post('client', '/comment/read', { ApplicationKey: key, ...(CommentKey && { CommentKey }) });
    expect((await read(first.CommentKey)).data).toEqual({ Total: 2, Unread: 1 });
    expect((await read(second.CommentKey)).data).toEqual({ Total: 2, Unread: 0 });
    expect((await read(first.CommentKey)).data).toEqual({ Total: 2, Unread: 0 });
    expect(await count('business')).toEqual({ Total: 3, Unread: 2 });
    await write('assessor', 'Three.', { IsInternal: false });
    expect((await list('client')).map((row) => row.IsUnread)).toEqual([false, false, true]);
    expect((await read()).data).toEqual({ Total: 3, Unread: 0 });
  });

  test('comments are paged by fifty, newest first', async () => {
    const { Id } = await portal.db
      .selectFrom('Application')
      .select('Id')
      .where('ApplicationKey', '=', key)
      .executeTakeFirstOrThrow();
    // Every third comment is internal.
    await sql`insert into application_comment
        (comment_key, application_id, account_id, as_role, is_internal, comment, created_at)
      select 'comment-number-' || n, ${Id}, (select id from account where email = 'business@demo.test'),
        'BUSINESS', n % 3 = 0, 'No. ' || n, now() from generate_series(1, 90) n`.execute(portal.db);
    const page = async (user: string, Before?: string) => {
      const query = { ApplicationKey: key, ...(Before && { Before }) };
      const { data } = await portal.get(user, '/comment/list', query);
      const rows = data.Rows as { Comment: string; CommentKey: string }[];
      return [rows.length, rows[0]?.Comment, rows.at(-1)?.Comment, data.HasEarlier];
    };
    expect(await page('admin')).toEqual([50, 'No. 41', 'No. 90', true]);
    expect(await page('admin', 'comment-number-41')).toEqual([40, 'No. 1', 'No. 40', false]);
    // Sixty of the comments are visible to the client.
    expect(await page('client')).toEqual([50, 'No. 16', 'No. 89', true]);
    expect(await page('client', 'comment-number-16')).toEqual([10, 'No. 1', 'No. 14', false]);
  });
});

describe('limits', () => {
  test('a comment must not be empty or too long', async () => {
    for (const Comment of ['', ' \n ', 'x'.repeat(4001)])
      expect(refusal(await save('business', { Comment }))).toMatch(/^422 ERR_VALIDATION Comment:/);
    expect((await save('business', { Comment: ` ${'x'.repeat(4000)} ` })).status).toBe(200);
    expect((await save('business', { Comment: 'Hidden\u0000 end' })).status).toBe(422);
    const Mentions = Array.from({ length: 21 }, (_, at) => `nobody-has-this-key-${at}`);
    expect((await save('business', { Comment: 'x', Mentions })).status).toBe(422);
  });

  test('an application is limited to sixty comments in an hour', async () => {
    for (let n = 0; n < 60; n += 1) expect((await save('business', { Comment: `${n}` })).status).toBe(200);
    expect(refusal(await save('business', { Comment: 'One more.' }))).toBe('429 ERR_RATE_LIMIT');
    expect((await save('client', { Comment: 'Others go on.' })).status).toBe(200);
  });

  test('a comment sent twice with one key is stored once, also concurrently', async () => {
    const headers = { 'idempotency-key': 'comment-once' };
    const answers = await Promise.all([
      save('business', { Comment: 'Once.' }, headers),
      save('business', { Comment: 'Once.' }, headers),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0]?.data.CommentKey).toBe(answers[1]?.data.CommentKey);
    expect(await texts('business')).toEqual(['Once.']);
  });

  test('a comment causes no version conflict for a user editing the form', async () => {
    const version = async () =>
      (await portal.get('client', '/application/view', { ApplicationKey: key })).data.Version;
    const before = await version();
    await write('client', 'A word.');
    expect(await version()).toBe(before);
  });
});
