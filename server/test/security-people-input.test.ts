import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchPatterns } from '../src/db/search-text.ts';
import { sendDigests } from '../src/notification/send-digests.ts';
import { type Client, enter, type LivePortal, startLivePortal } from './support/live.ts';
import { newestMail } from './support/people.ts';
import { codes, PASSWORD, PERSON, peopleDesk, registration } from './support/people-desk.ts';
import { startTestPortal, type TestPortal } from './support/portal.ts';

/** Attacks with what people type, ask for and name. Each class has a control that shows that the honest way still works. */
let house: TestPortal;
let live: LivePortal;
beforeAll(async () => {
  house = await startTestPortal();
  live = await startLivePortal(house);
});
afterAll(async () => {
  await live.stop();
  await house.close();
});

const { accountOf, key, newClient } = peopleDesk(() => house);

describe('names', () => {
  const HOSTILE = ['A\u202Egpj.exe', 'A\r\nBcc: x@evil.test', 'A\u2028B', 'A\u0007', '\u200B', '\u2066A'];

  test('are one line, read as they are written', async () => {
    for (const bad of HOSTILE) {
      const at = async (who: string, path: string, body: object) => codes(await house.post(who, path, body));
      expect(
        await at('client', '/user/update/profile', { FirstName: bad, LastName: 'B', Version: 1 }),
      ).toMatch(/^422 FirstName/);
      expect(await at('client', '/organisation/update', { OrgName: { EN: bad }, Version: 1 })).toMatch(
        /^422 OrgName.EN/,
      );
      expect(
        await at('admin', '/user/create', { Email: 'n@demo.test', FirstName: 'A', LastName: bad }),
      ).toMatch(/^422 LastName/);
      expect(await at('admin', '/business/team/submit', { Name: bad, Members: [], ServiceKeys: [] })).toMatch(
        /^422 Name/,
      );
      expect(
        codes(
          await house.post(null, '/auth/register', registration('n@register.test', { OrgName: { EN: bad } })),
        ),
      ).toMatch(/^422 OrgName.EN/);
    }
    const { Version } = (await house.get('client', '/user/profile')).data;
    for (const [at, FirstName] of ['詠琪', "O'Brien-Łukasz", 'محمد', '<b>Ann</b>'].entries())
      expect(
        codes(
          await house.post('client', '/user/update/profile', {
            FirstName,
            LastName: 'Ng',
            Version: Number(Version) + at,
          }),
        ),
      ).toBe('200');
  });

  test('have an end, also the ones that nobody is signed in for', async () => {
    const long = 'x y '.repeat(100_000);
    for (const name of ['OrgName', 'BranchName'])
      expect(
        codes(
          await house.post(
            null,
            '/auth/register',
            registration('n@register.test', { [name]: { EN: long, CHT: '', CHS: '' } }),
          ),
        ),
      ).toMatch(`422 ${name}.EN FIELD_TOO_LONG`);
    expect(
      codes(
        await house.post(
          null,
          '/auth/register',
          registration('n@register.test', { BranchName: { EN: 'Kowloon', CHT: '', CHS: '' } }),
        ),
      ),
    ).toBe('200');
  });

  test('of organisations stand in a digest as in every other mail: nothing to click on, no second line', async () => {
    const { Id } = await accountOf('finance@demo.test');
    const OrgName = 'Evil https://evil.test/pay\n\nYour account is locked';
    await house.db
      .insertInto('Notification')
      .values({
        NotificationKey: 'k'.repeat(22),
        AccountId: Id,
        Kind: 'TURN_CHECK',
        Params: sql`${JSON.stringify({ ApplicationNo: 'QM-1', OrgName_EN: OrgName, OrgName_CHT: OrgName, OrgName_CHS: OrgName, ServiceName_EN: 'S' })}::jsonb`,
        ApplicationId: null,
        Cause: 'test',
        ReadAt: null,
        IsForDigest: true,
        MailedAt: null,
      } as never)
      .execute();
    await sendDigests(house.portal);
    const { Text } = await newestMail(house, 'finance@demo.test');
    expect(Text).toContain('Evil');
    expect(Text).not.toContain('https://evil');
    expect(Text).not.toMatch(/^Your account/m);
  });
});

describe('what is costly', () => {
  test('a body nested without end is bad input, not our failure', async () => {
    const nested = (open: string, close: string, depth: number) =>
      `${open.repeat(depth)}1${close.repeat(depth)}`;
    const headers = { ...(await house.token('client')), 'content-type': 'application/json' };
    for (const value of [nested('[', ']', 100_000), nested('{"a":', '}', 60_000), nested('[', ']', 40)]) {
      const payload = `{"ApplicationKey":"AAAAAAAAAAAAAAAAAAAAAA","Answers":{"a":${value}}}`;
      const { statusCode } = await house.app.inject({
        method: 'POST',
        url: '/api/application/save',
        headers,
        payload,
      });
      expect(statusCode).toBe(422);
    }
    const payload = `{"ApplicationKey":"AAAAAAAAAAAAAAAAAAAAAA","Answers":{"a":${nested('[', ']', 10)}}}`;
    const { statusCode } = await house.app.inject({
      method: 'POST',
      url: '/api/application/save',
      headers,
      payload,
    });
    expect(statusCode).toBe(404);
  });

  test('a search is so many words and no more', async () => {
    expect(searchPatterns('Jade  PEAK jade 50%_')).toEqual(['%jade%', '%peak%', '%50\\%\\_%']);
    expect(searchPatterns('a b c d e f g h i j k l m n o p')).toHaveLength(8);
    expect(searchPatterns(undefined)).toEqual([]);
  });

  test('one client does not write to half the world, staff not for ever to one mailbox', async () => {
    const headers = await newClient('spammer@client.test');
    const invite = async (at: number) =>
      (await house.post(null, '/user/sub/invite', { Email: `stranger${at}@mail.test`, ...PERSON }, headers))
        .status;
    for (let at = 0; at < 30; at += 1) expect(await invite(at)).toBe(200);
    expect(await invite(30)).toBe(429);
    const ParentKey = await key('client2');
    const again = async () => {
      const made = await house.post('business', '/user/sub/invite', {
        Email: 'one@mail.test',
        ...PERSON,
        ParentKey,
      });
      if (made.status === 200)
        await house.post('business', '/user/sub/remove', { UserKey: String(made.data.UserKey) });
      return made.status;
    };
    const all = [];
    for (let at = 0; at < 7; at += 1) all.push(await again());
    expect(all).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('rooms of sockets', () => {
  test('names of the language are no rooms', async () => {
    const client: Client = await enter(live, (await house.token('client2')).authorization?.slice(7));
    const join = async (Room: string) => {
      const said = await new Promise<object>((resolve) => client.emit('join', { Room }, resolve));
      return 'Code' in said ? said.Code : 'in';
    };
    for (const kind of ['constructor', 'user', 'valueof', 'application'])
      expect([kind, await join(`${kind}:AAAAAAAAAAAAAAAAAAAAAA`)]).toEqual([kind, 'ERR_NOT_FOUND']);
    client.close();
  });
});

describe('words of mails', () => {
  const preview = async (Body: string, Subject = 'Hello') =>
    house.post('it', '/mail/template/preview', {
      Template: 'reset',
      Language: 'EN',
      Words: { Subject, Body, Button: '' },
    });

  test.each([
    ['{{ constructor }}'],
    ['{{ brand.constructor }}'],
    ['{{ brand[brand] }}'],
    ['{{ (1..99999999) }}'],
    ['{{ (1..99999999) | default: "x" }}'],
    ['{% for i in (1..9) %}x{% endfor %}'],
    ['{% include "/etc/passwd" %}'],
    ['{% render "x" %}'],
    ['{% assign a = brand %}{{ a }}'],
    ['{{ "a" | append: "b" }}'],
    ['{% raw %}{{ x }}{% endraw %}'],
  ])('%s is refused', async (body) => {
    expect((await preview(body)).status).toBe(422);
  });

  test('and markup is text; a subject is one line', async () => {
    const { status, data } = await preview('<img src=x onerror=alert(1)> {{ brand }}');
    expect(status).toBe(200);
    expect(String(data.Html)).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect((await preview('x', 'a\r\nBcc: x@evil.test')).status).toBe(422);
  });
});

describe('registering somebody else’s address', () => {
  test('a moment after its owner gets nobody in: who has the mailbox chooses the password', async () => {
    const Email = 'owner@register.test';
    await house.post(null, '/auth/register', registration(Email));
    const first = (await newestMail(house, Email)).code;
    await house.post(null, '/auth/register', registration(Email, { Password: 'Attackers-words-1' }));
    const newest = (await newestMail(house, Email)).code;
    for (const Code of [first, newest])
      expect((await house.post(null, '/auth/activate', { Code })).status).toBe(422);
    const chosen = { Code: newest, Password: 'Chosen-by-them-52' };
    expect((await house.post(null, '/user/reset', chosen)).status).toBe(200);
    for (const [Password, status] of [
      ['Attackers-words-1', 401],
      [PASSWORD, 401],
      ['Chosen-by-them-52', 200],
    ] as const)
      expect((await house.post(null, '/auth/web/login', { Email, Password })).status).toBe(status);
    // Somebody else said that the terms were accepted.
    expect((await accountOf(Email)).TermsVersion).toBeNull();
  });

  test('does not rename an organisation that others belong to, nor offer one that nobody confirmed', async () => {
    const OrgName = { EN: 'Jade Peak Bank Limited' };
    const Email = 'squatter@register.test';
    await house.post(null, '/auth/register', registration(Email, { OrgName }));
    const offered = async () =>
      (await house.get('admin', '/organisation/list', { Search: 'jade peak' })).data.Total;
    expect(await offered()).toBe(0);
    const { OrganisationId } = await accountOf(Email);
    const other = await house.post('admin', '/user/create', { Email: 'real@register.test', ...PERSON });
    await house.db
      .updateTable('Account')
      .set({ OrganisationId })
      .where('UserKey', '=', String(other.data.UserKey))
      .execute();
    await house.post(null, '/auth/register', registration(Email, { OrgName: { EN: 'Another Name' } }));
    const { data } = await house.get('admin', '/user/view', { UserKey: String(other.data.UserKey) });
    expect(data.Organisation).toMatchObject({ OrgName });
    expect(await offered()).toBe(1);
  });
});
