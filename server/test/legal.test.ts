import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from './support/portal.ts';

/** What a person who writes a text may try: it must come out as words. */
const CONTENT = {
  EN: 'Before all.\n\n# 1 & 2 <b>\n\nFirst line\nsecond line\n\n<script>alert("x")</script> of {{body}}, {{email}}\n\n#Short\nClosed up.',
  CHT: '# 條款\n\n內容一。',
  CHS: '# 条款\n\n内容一。',
};
const accept = (TermsVersion: string, PrivacyVersion: string) => ({ TermsVersion, PrivacyVersion });

describe('legal texts', () => {
  let house: TestPortal;
  beforeAll(async () => {
    house = await startTestPortal();
  });
  afterAll(() => house.close());

  const publish = (body: object, who = 'admin') => house.post(who, '/cms/publish', body);
  const terms = (lang = 'EN') => house.get(null, '/cms/get/terms-and-condition.json', { lang });

  test('stand in three languages from the beginning, without a sign-in', async () => {
    const english = await terms();
    expect(english.status).toBe(200);
    expect(english.data.versionx).toEqual({
      version_id: '1.0',
      saved: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      effective: '2026-01-01T00:00:00.000Z',
    });
    expect(english.data.content).toMatch(/^<h2>What these terms cover<\/h2><p>They apply between Assay and/);
    expect((await terms('TC')).data.content).toMatch(/^<h2>適用範圍<\/h2>/);
    const privacy = await house.get(null, '/cms/get/privacy.json', { lang: 'SC' });
    expect(privacy.data.content).toMatch(/^<h2>我们是谁<\/h2>/);
    const cookies = await house.get(null, '/cms/get/consent-for-cookies.json', { lang: 'CHT' });
    expect(cookies.data.content).toContain('<h2>必要的</h2>');
    expect(cookies.data.versionx).toMatchObject({ version_id: '1.0' });
  });

  test('are published by ADMIN and SUB_ADMIN, seen by IT too, and by nobody else', async () => {
    for (const who of ['client', 'ceo', 'it', 'business'])
      expect((await publish({ Kind: 'COOKIES', VersionId: 'x', Content: null }, who)).status).toBe(403);
    expect((await publish({ Kind: 'COOKIES', VersionId: '1.1', Content: null }, 'sub-admin')).status).toBe(
      200,
    );
    for (const [who, status] of [
      ['it', 200],
      ['admin', 200],
      ['finance', 403],
      ['client', 403],
    ] as const)
      expect((await house.get(who, '/cms/list', { Kind: 'COOKIES' })).status, who).toBe(status);
    expect((await house.get(null, '/cms/list', { Kind: 'COOKIES' })).status).toBe(401);
  });

  test('want a fresh proof of who publishes', async () => {
    await house.token('admin');
    const own = house.db.updateTable('Session').set({ ProvenAt: new Date(Date.now() - 11 * 60_000) });
    await own.execute();
    const held = await publish({ Kind: 'COOKIES', VersionId: '1.2', Content: null });
    expect([held.status, held.error.Reasons?.[0]?.Code]).toEqual([403, 'ERR_STEP_UP']);
    await house.db.updateTable('Session').set({ ProvenAt: new Date() }).execute();
  });

  test('what people write is text: no markup comes through, headings and paragraphs do', async () => {
    expect((await publish({ Kind: 'COOKIES', VersionId: '2.0', Content: CONTENT })).status).toBe(200);
    const { data } = await house.get(null, '/cms/get/consent-for-cookies.json');
    expect(data.content).toBe(
      '<p>Before all.</p><h2>1 &amp; 2 &lt;b&gt;</h2><p>First line<br>second line</p>' +
        '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; of Assay, enquiries@assay.example</p>' +
        '<h2>Short</h2><p>Closed up.</p>',
    );
    expect(data.versionx).toMatchObject({ version_id: '2.0' });
    const view = await house.get('it', '/cms/view', { Kind: 'COOKIES', VersionId: '2.0' });
    expect(view.data).toMatchObject({ IsBuiltIn: false, Content: CONTENT });
    expect((await house.get('it', '/cms/view', { Kind: 'COOKIES', VersionId: 'none' })).status).toBe(404);
    expect((await house.get(null, '/auth/config')).data.CookieVersion).toBe('2.0');
  });

  test('a version’s name is used once, also of twenty at the same time', async () => {
    const twice = await publish({ Kind: 'COOKIES', VersionId: '2.0', Content: null });
    expect([twice.status, twice.error.Fields?.[0]]).toMatchObject([
      422,
      { Field: 'VersionId', Code: 'ERR_LEGAL_VERSION_TAKEN' },
    ]);
    const tries = Array.from({ length: 20 }, () =>
      publish({ Kind: 'COOKIES', VersionId: '2.1', Content: null }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  });

  test.each(['', ' ', '-1', 'a b', 'v;1', '<b>', 'é', 'x'.repeat(33)])(
    '%j is no name of a version',
    async (VersionId) => {
      expect((await publish({ Kind: 'COOKIES', VersionId, Content: null })).status).toBe(422);
    },
  );

  test('content is whole: every language, or none at all', async () => {
    const { CHS: _, ...two } = CONTENT;
    for (const Content of [two, { ...CONTENT, CHT: ' \n ' }, undefined, 'text'])
      expect((await publish({ Kind: 'TERMS', VersionId: '9', Content })).status).toBe(422);
    expect((await terms()).data.versionx).toMatchObject({ version_id: '1.0' });
  });

  test('a version comes into force now or later, never before', async () => {
    const past = await publish({
      Kind: 'TERMS',
      VersionId: '1.9',
      Content: null,
      EffectiveAt: '2026-01-02T00:00:00Z',
    });
    expect([past.status, past.error.Fields?.[0]]).toMatchObject([
      422,
      { Field: 'EffectiveAt', Code: 'ERR_LEGAL_PAST' },
    ]);
    const EffectiveAt = new Date(Date.now() + 1_500).toISOString();
    expect((await publish({ Kind: 'TERMS', VersionId: '2.0', Content: CONTENT, EffectiveAt })).status).toBe(
      200,
    );
    expect((await terms()).data.versionx).toMatchObject({ version_id: '1.0' });
    expect((await house.get('client', '/user/info')).data.IsTCUpdated).toBe(false);
    const { data } = await house.get('admin', '/cms/list', { Kind: 'TERMS' });
    expect(data.Rows).toMatchObject([
      {
        VersionId: '2.0',
        State: 'COMING',
        IsBuiltIn: false,
        Accepted: 0,
        Author: { UserKey: await house.userKey('admin') },
      },
      { VersionId: '1.0', State: 'IN_FORCE', IsBuiltIn: true, Author: null, Accepted: data.ActiveAccounts },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect((await terms()).data.versionx).toMatchObject({ version_id: '2.0', effective: EffectiveAt });
    expect((await house.get('client', '/user/info')).data.IsTCUpdated).toBe(true);
  });

  test('nobody accepts what they did not see, and what was accepted is kept for ever', async () => {
    const stale = await house.post('client', '/user/update/terms', accept('1.0', '1.0'));
    expect([stale.status, stale.error.Code, stale.error.Data]).toMatchObject([
      409,
      'ERR_CONFLICT',
      { TermsVersion: '2.0', PrivacyVersion: '1.0' },
    ]);
    expect((await house.get('client', '/user/info')).data).toMatchObject({
      IsTCUpdated: true,
      TermsVersion: '1.0',
    });
    const done = await house.post('client', '/user/update/terms', accept('2.0', '1.0'));
    expect(done.data).toMatchObject({ IsTCUpdated: false, TermsVersion: '2.0', PrivacyVersion: '1.0' });
    expect((await house.post('client', '/user/update/terms', accept('2.0', '1.0'))).status).toBe(200);

    const rows = () =>
      house.db
        .selectFrom('Acceptance')
        .innerJoin('Account', 'Account.Id', 'Acceptance.AccountId')
        .select(['Acceptance.Kind', 'VersionId', 'At', 'Address'])
        .where('Email', '=', 'client@demo.test')
        .where('VersionId', '=', '2.0')
        .execute();
    expect(await rows()).toMatchObject([{ Kind: 'TERMS', VersionId: '2.0', Address: '127.0.0.1' }]);
    await expect(house.db.deleteFrom('Acceptance').execute()).rejects.toThrow();
    const change = house.db.updateTable('Acceptance').set({ Address: null } as never);
    await expect(change.execute()).rejects.toThrow();
    const { data } = await house.get('it', '/cms/list', { Kind: 'TERMS' });
    expect(data.Rows).toMatchObject([
      { VersionId: '2.0', State: 'IN_FORCE', Accepted: 1 },
      { State: 'PAST' },
    ]);
    const audits = house.db.selectFrom('Audit').selectAll().where('Event', '=', 'TERMS_ACCEPT');
    expect(await audits.orderBy('Id').limit(1).execute()).toMatchObject([
      {
        Object: await house.userKey('client'),
        Detail: {
          TermsVersion: '2.0',
          PrivacyVersion: '1.0',
          Before: { TermsVersion: '1.0', PrivacyVersion: '1.0' },
        },
      },
    ]);
  });

  test('publishing stands in the log, with the version before', async () => {
    const row = house.db.selectFrom('Audit').selectAll().where('Object', '=', 'TERMS 2.0');
    expect(await row.executeTakeFirst()).toMatchObject({
      Event: 'LEGAL_PUBLISH',
      Detail: { Before: '1.0', After: '2.0', IsBuiltIn: false },
    });
  });

  test('who registers has accepted from the moment at which the mailbox answers', async () => {
    const Email = 'new@terms.test';
    const Password = randomBytes(12).toString('hex');
    const body = {
      Email,
      Password,
      FirstName: 'Ka',
      LastName: 'Lam',
      PhoneCode: '+852',
      PhoneNo: '2345 6789',
      OrgName: { EN: 'Lam Trading Limited' },
      IsTermsAccepted: true,
    };
    expect((await house.post(null, '/auth/register', body)).status).toBe(200);
    const held = () =>
      house.db
        .selectFrom('Acceptance')
        .innerJoin('Account', 'Account.Id', 'Acceptance.AccountId')
        .select(['Acceptance.Kind', 'VersionId'])
        .where('Email', '=', Email)
        .orderBy('Acceptance.Kind')
        .execute();
    expect(await held()).toEqual([]);
    const mail = house.db.selectFrom('Mail').select('Text').where('Recipient', '=', Email);
    const Code = /code=([\w-]+)/.exec((await mail.executeTakeFirstOrThrow()).Text)?.[1];
    expect((await house.post(null, '/auth/activate', { Code })).status).toBe(200);
    expect(await held()).toEqual([
      { Kind: 'PRIVACY', VersionId: '1.0' },
      { Kind: 'TERMS', VersionId: '2.0' },
    ]);
  });
});
