import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDigests } from '#modules/messaging/notification-centre/server/send-digests.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { newestMail } from '../support/sessions.ts';
import { codes, registration, userFixture } from '../support/user-fixture.ts';

/** Attack tests: user input in emails is plain text and never becomes a header, an extra line or a link. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { accountOf } = userFixture(() => portal);

describe('names', () => {
  const HOSTILE = ['A\u202Egpj.exe', 'A\r\nBcc: x@evil.test', 'A\u2028B', 'A\u0007', '\u200B', '\u2066A'];

  test('are one line, shown as entered', async () => {
    for (const bad of HOSTILE) {
      const at = async (user: string, path: string, body: object) =>
        codes(await portal.post(user, path, body));
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
          await portal.post(
            null,
            '/auth/register',
            registration('n@register.test', { OrgName: { EN: bad } }),
          ),
        ),
      ).toMatch(/^422 OrgName.EN/);
    }
    const { Version } = (await portal.get('client', '/user/profile')).data;
    for (const [at, FirstName] of ['詠琪', "O'Brien-Łukasz", 'محمد', '<b>Ann</b>'].entries())
      expect(
        codes(
          await portal.post('client', '/user/update/profile', {
            FirstName,
            LastName: 'Ng',
            Version: Number(Version) + at,
          }),
        ),
      ).toBe('200');
  });

  test('are limited in length, also in public calls', async () => {
    const long = 'x y '.repeat(100_000);
    for (const name of ['OrgName', 'BranchName'])
      expect(
        codes(
          await portal.post(
            null,
            '/auth/register',
            registration('n@register.test', { [name]: { EN: long, CHT: '', CHS: '' } }),
          ),
        ),
      ).toMatch(`422 ${name}.EN FIELD_TOO_LONG`);
    expect(
      codes(
        await portal.post(
          null,
          '/auth/register',
          registration('n@register.test', { BranchName: { EN: 'Kowloon', CHT: '', CHS: '' } }),
        ),
      ),
    ).toBe('200');
  });

  test('of organisations appear in a digest as in every other email: no links, no second line', async () => {
    const { Id } = await accountOf('finance@demo.test');
    const OrgName = 'Evil https://evil.test/pay\n\nYour account is locked';
    await portal.db
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
    await sendDigests(portal.portal);
    const { Text } = await newestMail(portal, 'finance@demo.test');
    expect(Text).toContain('Evil');
    expect(Text).not.toContain('https://evil');
    expect(Text).not.toMatch(/^Your account/m);
  });
});

describe('email texts', () => {
  const preview = async (Body: string, Subject = 'Hello') =>
    portal.post('it', '/mail/template/preview', {
      Template: 'reset',
      Language: 'EN',
      Content: { Subject, Body, Button: '' },
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

  test('markup is text; a subject is one line', async () => {
    const { status, data } = await preview('<img src=x onerror=alert(1)> {{ brand }}');
    expect(status).toBe(200);
    expect(String(data.Html)).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect((await preview('x', 'a\r\nBcc: x@evil.test')).status).toBe(422);
  });
});
