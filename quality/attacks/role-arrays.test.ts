import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { codes, PERSON, userFixture } from '../support/user-fixture.ts';

/**
 * Attack tests: users cannot grant themselves roles, act on other kinds of accounts or read codes of higher
 * accounts.
 */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { key } = userFixture(() => portal);

describe('roles and other people’s accounts', () => {
  const staffUpdate = async (user: string, target: string, more: object) =>
    codes(await portal.post(user, '/user/staff/update', { UserKey: await key(target), ...PERSON, ...more }));

  test('no one grants roles they do not hold, nor any role to themselves', async () => {
    const create = async (user: string, more: object) =>
      codes(await portal.post(user, '/user/staff/create', { Email: 'eve@staff.test', ...PERSON, ...more }));
    for (const role of ['ADMIN', 'SUB_ADMIN', 'IT', 'COO', 'DEPUTYCEO', 'CEO'])
      expect(await create('it', { UserRoleList: [role] })).toContain('REASON_ROLE_NOT_YOURS_TO_GIVE');
    expect(await create('sub-admin', { UserRoleList: ['BUSINESS', 'ADMIN'] })).toContain('NOT_YOURS_TO_GIVE');
    expect(await create('it', { UserRoleList: ['BUSINESS'], IsGrantGeneration: true })).toContain(
      'REASON_GENERATION_NOT_YOURS',
    );
    for (const UserRoleList of [
      ['CLIENT'],
      ['BUSINESS', 'CLIENT'],
      ['BUSINESS', 'BUSINESS'],
      [],
      'ADMIN',
      [['ADMIN']],
    ])
      expect(await create('admin', { UserRoleList })).toMatch(/^422 UserRoleList/);
    expect(await staffUpdate('sub-admin', 'sub-admin', { UserRoleList: ['SUB_ADMIN', 'ADMIN'] })).toContain(
      'REASON_OWN_ROLES',
    );
    expect(await staffUpdate('sub-admin', 'sub-admin', { IsGrantGeneration: true })).toContain('GENERATION');
    for (const user of ['it', 'sub-admin'])
      for (const more of [{}, { Email: 'mine@evil.test' }, { UserRoleList: ['ADMIN'] }, { Version: 1 }])
        expect(await staffUpdate(user, 'admin', more)).toContain('REASON_OUTRANKED');
    expect(await create('admin', { UserRoleList: ['BUSINESS'] })).toBe('200');
  });

  test('no one declares their own competence, or absence of an interest', async () => {
    const [organisation] = await portal.db.selectFrom('Organisation').select('OrganisationKey').execute();
    const [service] = await portal.db.selectFrom('Service').select('ServiceKey').execute();
    const Interests = [{ ...organisation, Remark: 'Holds shares.' }];
    const Competences = [{ ...service, IndustryCode: null }];
    const by = (user: string, more: object) => staffUpdate(user, 'sub-admin', more);
    expect(await by('sub-admin', { Competences })).toBe('422 Competences REASON_OWN_DUTIES');
    expect(await by('sub-admin', { Interests })).toBe('200');
    expect(await by('sub-admin', { Interests: [] })).toBe('422 Interests REASON_OWN_DUTIES');
    expect(await by('admin', { Competences })).toBe('200');
    expect(await by('sub-admin', { Competences, Interests })).toBe('200');
    expect(await by('admin', { Competences: [], Interests: [] })).toBe('200');
  });

  test('staff are not clients, clients not sub-accounts: the route of one kind does not accept another', async () => {
    const Email = 'mine@evil.test';
    for (const [user, path, target] of [
      ['it', '/user/update', 'admin'],
      ['business', '/user/sub/update', 'client2'],
      ['client2', '/user/sub/update', 'sub-client'],
      ['client', '/user/sub/remove', 'client2'],
    ] as const)
      expect(
        codes(
          await portal.post(user, path, {
            UserKey: await key(target),
            ...(path.endsWith('update') ? { ...PERSON, ...(user === 'it' && { Email }) } : {}),
          }),
        ),
      ).toBe('404');
    expect(
      codes(await portal.post('client', '/user/sub/update', { UserKey: await key('sub-client'), ...PERSON })),
    ).toBe('200');
  });
});

describe('the outbox without a mail server', () => {
  const read = async (reader: string, to: string) => {
    expect((await portal.post(null, '/user/forgot', { Email: to })).status).toBe(200);
    await portal.db.updateTable('Mail').set({ Status: 'KEPT' }).where('Recipient', '=', to).execute();
    const { data } = await portal.get(reader, '/log/mail/list', { Search: to });
    const MailKey = (data.Rows as { MailKey: string }[])[0]?.MailKey ?? '';
    const mail = await portal.get(reader, '/log/mail/view', { MailKey });
    return /code=[\w-]{43}/.test(`${mail.data.Text}`) && /code=[\w-]{43}/.test(`${mail.data.Html}`);
  };

  test('shows IT no code of an account with a higher role', async () => {
    for (const above of ['admin', 'sub-admin', 'ceo', 'coo'])
      expect([above, await read('it', `${above}@demo.test`)]).toEqual([above, false]);
  });

  test('control: codes of accounts that the reader manages are shown', async () => {
    expect(await read('it', 'client@demo.test')).toBe(true);
    expect(await read('admin', 'admin@demo.test')).toBe(true);
  });
});
