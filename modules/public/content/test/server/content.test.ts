import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

const CONTENT = {
  EN: '<p>Before all.</p><h2>1 &amp; 2</h2><p>First line<br />second of {{body}}, {{email}}</p>',
  CHT: '<h2>條款</h2><p>內容一。</p>',
  CHS: '<h2>条款</h2><p>内容一。</p>',
};
const accept = (TermsVersion: string, PrivacyVersion: string) => ({ TermsVersion, PrivacyVersion });

describe('content of the organisation', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal();
  });
  afterAll(() => portal.close());

  const begin = (Kind: string, user = 'admin', more: object = {}) =>
    portal.post(user, '/cms/draft/begin', { Kind, ...more });
  const save = (Kind: string, Version: unknown, Content: unknown, user = 'admin') =>
    portal.post(user, '/cms/draft/save', { Kind, Version, Content });
  /** Creates a draft, fills it where there is text, and publishes it. */
  const publish = async (
    { Kind, Content, ...rest }: { Kind: string; VersionId: string; Content?: unknown; EffectiveAt?: string },
    user = 'admin',
  ) => {
    let draft = (await begin(Kind, user)).data;
    if (Content !== undefined) draft = (await save(Kind, draft.Version, Content, user)).data;
    const answer = await portal.post(user, '/cms/publish', { Kind, Version: draft?.Version ?? 1, ...rest });
    if (answer.status !== 200 && draft)
      await portal.post(user, '/cms/draft/discard', { Kind, Version: draft.Version });
    return answer;
  };
  const terms = (lang = 'EN') => portal.get(null, '/cms/get/terms-and-condition.json', { lang });

  test('is available in three languages from the beginning, without a sign-in', async () => {
    const english = await terms();
    expect(english.status).toBe(200);
    expect(english.data.versionx).toEqual({
      version_id: '1.0',
      saved: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      effective: '2026-01-01T00:00:00.000Z',
    });
    expect(english.data.content).toMatch(
      /^<h2>What these terms cover<\/h2><p>These terms apply between Assay and/,
    );
    expect((await terms('TC')).data.content).toMatch(/^<h2>適用範圍<\/h2>/);
    const privacy = await portal.get(null, '/cms/get/privacy.json', { lang: 'SC' });
    expect(privacy.data.content).toMatch(/^<h2>我们是谁<\/h2>/);
    const cookies = await portal.get(null, '/cms/get/consent-for-cookies.json', { lang: 'CHT' });
    expect(cookies.data.content).toContain('<h2>必要的</h2>');
    expect(cookies.data.versionx).toMatchObject({ version_id: '1.0' });
  });

  test('is published by ADMIN and SUB_ADMIN, visible to IT too, and to no one else', async () => {
    for (const user of ['client', 'ceo', 'it', 'business'])
      expect((await publish({ Kind: 'COOKIES', VersionId: 'x' }, user)).status).toBe(403);
    expect((await publish({ Kind: 'COOKIES', VersionId: '1.1' }, 'sub-admin')).status).toBe(200);
    for (const [user, status] of [
      ['it', 200],
      ['admin', 200],
      ['finance', 403],
      ['client', 403],
    ] as const)
      expect((await portal.get(user, '/cms/list', { Kind: 'COOKIES' })).status, user).toBe(status);
    expect((await portal.get(null, '/cms/list', { Kind: 'COOKIES' })).status).toBe(401);
  });

  test('requires step-up authentication for publishing', async () => {
    await portal.token('admin');
    const own = portal.db.updateTable('Session').set({ ProvenAt: new Date(Date.now() - 11 * 60_000) });
    await own.execute();
    const refused = await publish({ Kind: 'COOKIES', VersionId: '1.2' });
    expect([refused.status, refused.error.Reasons?.[0]?.Code]).toEqual([403, 'ERR_STEP_UP']);
    await portal.db.updateTable('Session').set({ ProvenAt: new Date() }).execute();
  });

  test('placeholders are filled when the content is read, and retained where it is edited', async () => {
    expect((await publish({ Kind: 'COOKIES', VersionId: '2.0', Content: CONTENT })).status).toBe(200);
    const { data } = await portal.get(null, '/cms/get/consent-for-cookies.json');
    expect(data.content).toBe(
      '<p>Before all.</p><h2>1 &amp; 2</h2><p>First line<br />second of Assay, enquiries@assay.example</p>',
    );
    expect(data.versionx).toMatchObject({ version_id: '2.0' });
    const view = await portal.get('it', '/cms/view', { Kind: 'COOKIES', VersionId: '2.0' });
    expect(view.data).toMatchObject({ Kind: 'COOKIES', VersionId: '2.0', Draft: null, Content: CONTENT });
    expect((await portal.get('it', '/cms/view', { Kind: 'COOKIES', VersionId: 'none' })).status).toBe(404);
    expect((await portal.get(null, '/auth/config')).data.CookieVersion).toBe('2.0');
  });

  test('the name of a version can be used once, also with twenty concurrent requests', async () => {
    const twice = await publish({ Kind: 'COOKIES', VersionId: '2.0' });
    expect([twice.status, twice.error.Fields?.[0]]).toMatchObject([
      422,
      { Field: 'VersionId', Code: 'ERR_CONTENT_VERSION_TAKEN' },
    ]);
    const { data } = await begin('COOKIES');
    const tries = Array.from({ length: 20 }, () =>
      portal.post('admin', '/cms/publish', { Kind: 'COOKIES', Version: data.Version, VersionId: '2.1' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // One request publishes the draft; all others find it gone.
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
  });

  test.each(['', ' ', '-1', 'a b', 'v;1', '<b>', 'é', 'x'.repeat(33)])(
    '%j is not a valid version name',
    async (VersionId) => {
      expect((await publish({ Kind: 'COOKIES', VersionId })).status).toBe(422);
    },
  );

  test('every language is required for publication, but not for a draft', async () => {
    const { CHS: _, ...two } = CONTENT;
    const { data: first } = await begin('TERMS');
    for (const Content of [two, undefined, null, 'text', { ...CONTENT, XX: 'x' }])
      expect((await save('TERMS', first.Version, Content)).status).toBe(422);
    const saved = await save('TERMS', first.Version, { ...CONTENT, CHT: '<p> </p><script>1</script>' });
    expect(saved.data).toMatchObject({ Version: 2, BasedOn: '1.0' });
    const refused = await portal.post('admin', '/cms/publish', { Kind: 'TERMS', Version: 2, VersionId: '9' });
    expect([refused.status, refused.error.Fields]).toMatchObject([
      422,
      [{ Field: 'CHT', Code: 'FIELD_REQUIRED' }],
    ]);
    expect((await portal.post('admin', '/cms/draft/discard', { Kind: 'TERMS', Version: 2 })).status).toBe(
      200,
    );
    expect((await portal.get('it', '/cms/view', { Kind: 'TERMS' })).status).toBe(404);
    expect((await terms()).data.versionx).toMatchObject({ version_id: '1.0' });
  });

  test('a draft has one state: two editors share it, neither overwrites the other', async () => {
    const { data: one } = await begin('PRIVACY');
    expect((await begin('PRIVACY', 'sub-admin')).data).toEqual(one);
    expect((await save('PRIVACY', one.Version, CONTENT)).data).toMatchObject({ Version: 2 });
    const late = await save('PRIVACY', one.Version, CONTENT, 'sub-admin');
    expect([late.status, late.error.Code, late.error.Data]).toMatchObject([
      409,
      'ERR_CONFLICT',
      { Version: 2, By: { UserKey: await portal.userKey('admin') } },
    ]);
    const unseen = { Kind: 'PRIVACY', Version: 1, VersionId: '3.0' };
    expect((await portal.post('sub-admin', '/cms/publish', unseen)).status).toBe(409);
    // Drafts are not publicly visible, and other kinds are unaffected.
    expect((await portal.get(null, '/cms/get/privacy.json')).data.versionx).toMatchObject({
      version_id: '1.0',
    });
    expect((await save('FAQ', 1, { Groups: [] })).status).toBe(404);
    await portal.post('admin', '/cms/draft/discard', { Kind: 'PRIVACY', Version: 2 });
  });

  test('a version takes effect now or later, never before', async () => {
    const past = await publish({
      Kind: 'TERMS',
      VersionId: '1.9',
      EffectiveAt: '2026-01-02T00:00:00Z',
    });
    expect([past.status, past.error.Fields?.[0]]).toMatchObject([
      422,
      { Field: 'EffectiveAt', Code: 'ERR_CONTENT_PAST' },
    ]);
    const EffectiveAt = new Date(Date.now() + 1_500).toISOString();
    expect((await publish({ Kind: 'TERMS', VersionId: '2.0', Content: CONTENT, EffectiveAt })).status).toBe(
      200,
    );
    expect((await terms()).data.versionx).toMatchObject({ version_id: '1.0' });
    expect((await portal.get('client', '/user/info')).data.IsTCUpdated).toBe(false);
    const { data } = await portal.get('admin', '/cms/list', { Kind: 'TERMS' });
    expect(data.Rows).toMatchObject([
      {
        VersionId: '2.0',
        State: 'COMING',
        Source: 'PORTAL',
        Accepted: 0,
        Author: { UserKey: await portal.userKey('admin') },
      },
      {
        VersionId: '1.0',
        State: 'IN_FORCE',
        Source: 'BUILT_IN',
        Author: null,
        Accepted: data.ActiveAccounts,
      },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect((await terms()).data.versionx).toMatchObject({ version_id: '2.0', effective: EffectiveAt });
    expect((await portal.get('client', '/user/info')).data.IsTCUpdated).toBe(true);
  });

  test('only the displayed version can be accepted, and acceptances are stored permanently', async () => {
    const stale = await portal.post('client', '/user/update/terms', accept('1.0', '1.0'));
    expect([stale.status, stale.error.Code, stale.error.Data]).toMatchObject([
      409,
      'ERR_CONFLICT',
      { TermsVersion: '2.0', PrivacyVersion: '1.0' },
    ]);
    expect((await portal.get('client', '/user/info')).data).toMatchObject({
      IsTCUpdated: true,
      TermsVersion: '1.0',
    });
    const done = await portal.post('client', '/user/update/terms', accept('2.0', '1.0'));
    expect(done.data).toMatchObject({ IsTCUpdated: false, TermsVersion: '2.0', PrivacyVersion: '1.0' });
    expect((await portal.post('client', '/user/update/terms', accept('2.0', '1.0'))).status).toBe(200);

    const rows = () =>
      portal.db
        .selectFrom('Acceptance')
        .innerJoin('Account', 'Account.Id', 'Acceptance.AccountId')
        .select(['Acceptance.Kind', 'VersionId', 'At', 'Address'])
        .where('Email', '=', 'client@demo.test')
        .where('VersionId', '=', '2.0')
        .execute();
    expect(await rows()).toMatchObject([{ Kind: 'TERMS', VersionId: '2.0', Address: '127.0.0.1' }]);
    await expect(portal.db.deleteFrom('Acceptance').execute()).rejects.toThrow();
    const change = portal.db.updateTable('Acceptance').set({ Address: null } as never);
    await expect(change.execute()).rejects.toThrow();
    const { data } = await portal.get('it', '/cms/list', { Kind: 'TERMS' });
    expect(data.Rows).toMatchObject([
      { VersionId: '2.0', State: 'IN_FORCE', Accepted: 1 },
      { State: 'PAST' },
    ]);
    const audits = portal.db.selectFrom('Audit').selectAll().where('Event', '=', 'TERMS_ACCEPT');
    expect(await audits.orderBy('Id').limit(1).execute()).toMatchObject([
      {
        Object: await portal.userKey('client'),
        Detail: {
          TermsVersion: '2.0',
          PrivacyVersion: '1.0',
          Before: { TermsVersion: '1.0', PrivacyVersion: '1.0' },
        },
      },
    ]);
  });

  test('publishing is logged with the previous version', async () => {
    const row = portal.db.selectFrom('Audit').selectAll().where('Object', '=', 'TERMS 2.0');
    expect(await row.executeTakeFirst()).toMatchObject({
      Event: 'CONTENT_PUBLISH',
      Detail: { Before: '1.0', After: '2.0' },
    });
  });

  test('a registered user’s acceptance counts from the confirmation of the mailbox', async () => {
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
    expect((await portal.post(null, '/auth/register', body)).status).toBe(200);
    const acceptances = () =>
      portal.db
        .selectFrom('Acceptance')
        .innerJoin('Account', 'Account.Id', 'Acceptance.AccountId')
        .select(['Acceptance.Kind', 'VersionId'])
        .where('Email', '=', Email)
        .orderBy('Acceptance.Kind')
        .execute();
    expect(await acceptances()).toEqual([]);
    const mail = portal.db.selectFrom('Mail').select('Text').where('Recipient', '=', Email);
    const Code = /code=([\w-]+)/.exec((await mail.executeTakeFirstOrThrow()).Text)?.[1];
    expect((await portal.post(null, '/auth/activate', { Code })).status).toBe(200);
    expect(await acceptances()).toEqual([
      { Kind: 'PRIVACY', VersionId: '1.0' },
      { Kind: 'TERMS', VersionId: '2.0' },
    ]);
  });
});
