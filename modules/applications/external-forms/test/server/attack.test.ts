import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ANSWERS,
  FILLED,
  HEADER,
  type MachFormPortal,
  SECRET,
  startMachFormPortal,
} from '#quality/support/machform-portal.ts';
import { FORM_CHT, FORM_EN } from '#quality/support/machform-service.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { issueToken, readToken } from '../../server/token.ts';

let testPortal: MachFormPortal;
beforeAll(async () => {
  testPortal = await startMachFormPortal();
});
afterAll(() => testPortal?.close());
beforeEach(() => testPortal.db.deleteFrom('Attempt').execute());

const UNIFORM = '{"Code":"ERR_FORBIDDEN","Message":"This entry is not accepted."}';
const REFUSED = { status: 403, body: UNIFORM };
let lastEntry = 500;
const next = () => ++lastEntry;

const newest = () =>
  testPortal.db.selectFrom('ExternalEntry').selectAll().orderBy('Id', 'desc').limit(1).executeTakeFirst();
const refusals = async () =>
  (
    await testPortal.db
      .selectFrom('Audit')
      .select('Detail')
      .where('Event', '=', 'FORM_ENTRY_REFUSED')
      .orderBy('Id', 'desc')
      .execute()
  ).map(({ Detail }) => (Detail as { Reason: string }).Reason);

describe('requests that are not from MachForm', () => {
  it.each([
    ['a wrong secret', 'an unrelated secret'],
    ['a prefix of the secret', SECRET.slice(0, -1)],
    ['no secret', null],
    ['an empty secret', ''],
  ])('%s is refused, and the request body is not stored', async (_, secret) => {
    const key = await testPortal.apply();
    const before = (await newest())?.Id;
    expect(await testPortal.send({ token: await testPortal.frameToken(key), entry: next(), secret })).toEqual(
      REFUSED,
    );
    expect((await newest())?.Id).toBe(before);
    expect(await testPortal.answers(key)).toEqual({});
    expect((await refusals())[0]).toBe('SECRET');
  });

  it('is blocked after thirty attempts, which does not block MachForm', async () => {
    const key = await testPortal.apply();
    const token = await testPortal.frameToken(key);
    const statuses = [];
    for (let tries = 0; tries < 32; tries += 1)
      statuses.push(
        (await testPortal.send({ token, entry: next(), secret: 'guess number one and more' })).status,
      );
    expect(statuses.filter((status) => status === 403)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
    expect((await testPortal.send({ token, entry: next() })).status).toBe(200);
  });
});

describe('a token', () => {
  it('contains what it was made from, and is invalid once a letter is changed', async () => {
    const facts = {
      ApplicationKey: 'application-key-1234567',
      FormId: FORM_EN,
      UserKey: 'person-key-123456789012',
      Round: 2,
      IssuedAt: new Date('2026-11-21T04:00:00Z'),
    };
    const { Token, ExpiresAt } = await issueToken(testPortal.portal, facts);
    expect(await readToken(testPortal.portal, Token)).toEqual({ ...facts, ExpiresAt });
    expect(ExpiresAt).toEqual(new Date('2026-11-22T04:00:00Z'));
    for (let at = 0; at < Token.length; at += 1) {
      const changed = `${Token.slice(0, at)}${Token[at] === 'a' ? 'b' : 'a'}${Token.slice(at + 1)}`;
      // The last character of the signature contains unused bits.
      if (at < Token.length - 1) expect(await readToken(testPortal.portal, changed)).toBeNull();
    }
  });

  const forge = async (change: (parts: string[], other: string[]) => string[]) => {
    const [key, other] = [await testPortal.apply(), await testPortal.apply('client2')];
    const parts = (await testPortal.frameToken(key)).split('.');
    const others = (await testPortal.frameToken(other, 'client2')).split('.');
    return { key, other, token: change(parts, others).join('.') };
  };
  it.each<[string, (parts: string[], other: string[]) => string[]]>([
    ['for another application', (parts, other) => [parts[0], other[1], ...parts.slice(2)] as string[]],
    ['for another person', (parts, other) => [...parts.slice(0, 3), other[3], ...parts.slice(4)] as string[]],
    ['for another round', (parts) => [...parts.slice(0, 4), '7', ...parts.slice(5)] as string[]],
    ['with a later expiry', (parts) => [...parts.slice(0, 6), 'zzzzzzzz', ...parts.slice(7)] as string[]],
    ['without a signature', (parts) => [...parts.slice(0, 7), 'A'.repeat(43)]],
  ])('%s is rejected as forged', async (_, change) => {
    const { key, other, token } = await forge(change);
    expect(await testPortal.send({ token, entry: next() })).toEqual(REFUSED);
    expect([await testPortal.answers(key), await testPortal.answers(other)]).toEqual([{}, {}]);
    expect(await newest()).toMatchObject({ Outcome: 'REFUSED', Reason: 'FORGED', ApplicationId: null });
    expect((await refusals())[0]).toBe('FORGED');
  });

  it('is required: an entry without one is stored without an owner', async () => {
    expect(await testPortal.send({ entry: next() })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({ Reason: 'NO_TOKEN', ApplicationId: null });
  });

  it('is accepted only in its own element', async () => {
    const key = await testPortal.apply();
    const values = { ...FILLED, element_8: await testPortal.frameToken(key) };
    expect(await testPortal.send({ values, entry: next() })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({ Reason: 'FORGED' });
  });

  it('expires after a day, and the entry stays on the application with the reason', async () => {
    const key = await testPortal.apply();
    const { Token: token } = await issueToken(testPortal.portal, {
      ApplicationKey: key,
      FormId: FORM_EN,
      UserKey: await testPortal.userKey('client'),
      Round: 1,
      IssuedAt: new Date(Date.now() - 24 * 3_600_000 - 2_000),
    });
    expect(await testPortal.send({ token, entry: next() })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({
      Reason: 'EXPIRED',
      ApplicationId: (await testPortal.row(key)).Id,
    });
    expect(await testPortal.answers(key)).toEqual({});
  });

  it('is not valid for another form', async () => {
    const key = await testPortal.apply();
    const token = await testPortal.frameToken(key);
    expect(await testPortal.send({ token, form: FORM_CHT, entry: next() })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({ Reason: 'OTHER_FORM', ApplicationId: null });
  });

  it('is not valid for an entry of another application', async () => {
    const [mine, foreign] = [await testPortal.apply(), await testPortal.apply('client2')];
    const entry = next();
    await testPortal.send({ token: await testPortal.frameToken(mine), entry });
    const token = await testPortal.frameToken(foreign, 'client2');
    const values = { ...FILLED, element_2: 'Somebody else' };
    expect(await testPortal.send({ token, entry, values })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({ Reason: 'OTHER_APPLICATION', ApplicationId: null });
    expect([await testPortal.answers(mine), await testPortal.answers(foreign)]).toEqual([ANSWERS, {}]);
  });

  it('is not valid once its owner may not change the application', async () => {
    const key = await testPortal.apply('sub-client');
    const token = await testPortal.frameToken(key, 'sub-client');
    const suspend = (Status: 'ACTIVE' | 'SUSPENDED') =>
      setAccountStatus(testPortal.db, { Email: 'sub-client@demo.test' }, Status);
    await suspend('SUSPENDED');
    expect(await testPortal.send({ token, entry: next() })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({ Reason: 'NOT_ALLOWED' });
    await suspend('ACTIVE');
  });

  it('is refused when reused after the submission, also after the application was returned', async () => {
    const key = await testPortal.apply();
    const token = await testPortal.frameToken(key);
    await testPortal.send({ token, entry: next() });
    await testPortal.post('client', '/application/submit', { ApplicationKey: key });
    const values = { ...FILLED, element_2: 'Changed behind the back' };
    expect(await testPortal.send({ token, values, entry: next() })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({
      Reason: 'NOT_EDITABLE',
      ApplicationId: (await testPortal.row(key)).Id,
    });
    const { data } = await testPortal.get('admin', '/application/form/entries', { ApplicationKey: key });
    expect((data.Rows as { Reason: string }[])[0]?.Reason).toBe(
      'The application was not open for editing when the entry was received.',
    );
    await testPortal.post('business', '/application/return', {
      ApplicationKey: key,
      Remark: 'Please complete.',
    });
    expect(await testPortal.send({ token, values, entry: next() })).toEqual(REFUSED);
    expect(await newest()).toMatchObject({ Reason: 'REPLAYED' });
    expect(await testPortal.answers(key)).toEqual(ANSWERS);
    expect(
      (await testPortal.send({ token: await testPortal.frameToken(key), values, entry: next() })).status,
    ).toBe(200);
  });

  it('is refused the same way on repetition, and reported once', async () => {
    const key = await testPortal.apply();
    const values = { ...FILLED, element_9: `${(await testPortal.frameToken(key)).slice(0, -2)}AA` };
    const entry = next();
    const before = (await refusals()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => testPortal.send({ values, entry })));
    expect(answers).toEqual(Array.from({ length: 5 }, () => REFUSED));
    expect((await refusals()).length).toBe(before + 1);
  });
});

describe('request bodies', () => {
  const raw = (payload: string | Buffer, type: string) =>
    testPortal.app.inject({
      method: 'POST',
      url: '/api/application/machform/update',
      headers: { 'content-type': type, [HEADER]: SECRET },
      payload,
    });
  it.each<[string, string | Buffer, string]>([
    ['broken JSON', '{"form_id":', 'application/json'],
    ['not an object', '[1,2]', 'application/json'],
    ['deep', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, 'application/json'],
    ['empty', '', 'text/plain'],
    ['without an entry number', 'form_id=10432&element_2=x', 'application/x-www-form-urlencoded'],
    ['in another charset', Buffer.from([0x66, 0x3d, 0xe9, 0xff]), 'text/plain'],
    ['with a NUL', '{"form_id":"10432","entry_no":"9","element_2":"a\\u0000b"}', 'application/json'],
    [
      'with a __proto__ property',
      '{"form_id":"10432","entry_no":"9","__proto__":{"element_2":"x"}}',
      'application/json',
    ],
  ])('%s is stored and refused, without a server error', async (_, payload, type) => {
    const answer = await raw(payload, type);
    expect([answer.statusCode, answer.body]).toEqual([403, UNIFORM]);
    expect(await newest()).toMatchObject({ Outcome: 'REFUSED' });
  });

  it.each([
    ['entry', 'entry: 777'],
    ['form', 'Form Id = 777'],
  ])('as text lines, an answer that contains a fake %s line is not attributed', async (_, typed) => {
    const entry = next();
    const lines = [`element_2: Mei`, typed, `form_id: ${FORM_EN}`, `entry_no: ${entry}`];
    expect((await raw(lines.join('\n'), 'text/plain')).statusCode).toBe(403);
    expect(await newest()).toMatchObject({ EntryNo: null, FormId: null, Reason: 'UNREADABLE' });
  });

  it('of another type or larger than a megabyte is refused', async () => {
    expect((await raw('<x/>', 'application/xml')).statusCode).toBe(415);
    expect((await raw('x'.repeat(1_048_577), 'text/plain')).statusCode).toBe(413);
    expect((await raw('x'.repeat(1_048_576), 'text/plain')).statusCode).toBe(403);
  });
});

describe('the secret and the token', () => {
  it('are never disclosed, neither in responses about entries nor in the log', async () => {
    const key = await testPortal.apply();
    const token = await testPortal.frameToken(key);
    await testPortal.send({ token, entry: next() });
    await testPortal.send({ token: `${token}x`, entry: next() });
    const notified = [
      await testPortal.get('admin', '/application/form/entries', { ApplicationKey: key }),
      await testPortal.get('admin', '/application/history', { ApplicationKey: key }),
      await testPortal.get('admin', '/log/list', { PageSize: '100' }),
    ];
    const text = JSON.stringify(notified);
    expect(notified.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(token.slice(-43));
  });
});
