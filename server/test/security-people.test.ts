import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { newestMail } from './support/people.ts';
import { codes, PASSWORD, PERSON, peopleDesk, registration } from './support/people-desk.ts';
import { startTestPortal, type TestPortal } from './support/portal.ts';
import { exportUrl } from './support/take-export.ts';

/** Attacks on people and what they may reach. Each class has a control that shows that the honest way still works. */
let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
});
afterAll(async () => {
  await house.close();
});

const { accountOf, key, newClient, tokenOf } = peopleDesk(() => house);
const raw = (url: string) => house.app.inject({ url });

describe('the outbox that stands in for a mail server', () => {
  const read = async (reader: string, to: string) => {
    expect((await house.post(null, '/user/forgot', { Email: to })).status).toBe(200);
    await house.db.updateTable('Mail').set({ Status: 'KEPT' }).where('Recipient', '=', to).execute();
    const { data } = await house.get(reader, '/log/mail/list', { Search: to });
    const MailKey = (data.Rows as { MailKey: string }[])[0]?.MailKey ?? '';
    const mail = await house.get(reader, '/log/mail/view', { MailKey });
    return /code=[\w-]{43}/.test(`${mail.data.Text}`) && /code=[\w-]{43}/.test(`${mail.data.Html}`);
  };

  test('gives IT no code that opens an account above it', async () => {
    for (const above of ['admin', 'sub-admin', 'ceo', 'coo'])
      expect([above, await read('it', `${above}@demo.test`)]).toEqual([above, false]);
  });

  test('control: codes of accounts that the reader looks after can be read', async () => {
    expect(await read('it', 'client@demo.test')).toBe(true);
    expect(await read('admin', 'admin@demo.test')).toBe(true);
  });
});

describe('roles and other people’s accounts', () => {
  const staffUpdate = async (who: string, whom: string, more: object) =>
    codes(await house.post(who, '/user/staff/update', { UserKey: await key(whom), ...PERSON, ...more }));

  test('nobody gives what they do not hold, nor anything to themselves', async () => {
    const create = async (who: string, more: object) =>
      codes(await house.post(who, '/user/staff/create', { Email: 'eve@staff.test', ...PERSON, ...more }));
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
    for (const who of ['it', 'sub-admin'])
      for (const more of [{}, { Email: 'mine@evil.test' }, { UserRoleList: ['ADMIN'] }, { Version: 1 }])
        expect(await staffUpdate(who, 'admin', more)).toContain('REASON_OUTRANKED');
    expect(await create('admin', { UserRoleList: ['BUSINESS'] })).toBe('200');
  });

  test('nobody declares themselves competent, or free of an interest', async () => {
    const [organisation] = await house.db.selectFrom('Organisation').select('OrganisationKey').execute();
    const [service] = await house.db.selectFrom('Service').select('ServiceKey').execute();
    const Interests = [{ ...organisation, Remark: 'Holds shares.' }];
    const Competences = [{ ...service, IndustryCode: null }];
    const by = (who: string, more: object) => staffUpdate(who, 'sub-admin', more);
    expect(await by('sub-admin', { Competences })).toBe('422 Competences REASON_OWN_DUTIES');
    expect(await by('sub-admin', { Interests })).toBe('200');
    expect(await by('sub-admin', { Interests: [] })).toBe('422 Interests REASON_OWN_DUTIES');
    expect(await by('admin', { Competences })).toBe('200');
    expect(await by('sub-admin', { Competences, Interests })).toBe('200');
    expect(await by('admin', { Competences: [], Interests: [] })).toBe('200');
  });

  test('staff are no clients, clients no sub-accounts: one kind’s door does not open another’s', async () => {
    const Email = 'mine@evil.test';
    for (const [who, path, whom] of [
      ['it', '/user/update', 'admin'],
      ['business', '/user/sub/update', 'client2'],
      ['client2', '/user/sub/update', 'sub-client'],
      ['client', '/user/sub/remove', 'client2'],
    ] as const)
      expect(
        codes(
          await house.post(who, path, {
            UserKey: await key(whom),
            ...(path.endsWith('update') ? { ...PERSON, ...(who === 'it' && { Email }) } : {}),
          }),
        ),
      ).toBe('404');
    expect(
      codes(await house.post('client', '/user/sub/update', { UserKey: await key('sub-client'), ...PERSON })),
    ).toBe('200');
  });

  test('no field is taken that a form does not have', async () => {
    const extra = {
      Roles: ['ADMIN'],
      UserRoleList: ['ADMIN'],
      Email: 'x@evil.test',
      OrganisationId: 1,
      ParentId: 1,
      Status: 'ACTIVE',
      Kind: 'STAFF',
      IsGrantGeneration: true,
    };
    for (const [who, path, body] of [
      ['client', '/user/update/profile', { ...PERSON, Version: 1 }],
      ['client', '/user/sub/invite', { ...PERSON, Email: 'z@demo.test' }],
      ['client', '/user/sub/update', { ...PERSON, UserKey: await key('sub-client') }],
      ['it', '/user/create', { ...PERSON, Email: 'z@demo.test' }],
    ] as const)
      for (const [name, value] of Object.entries(extra)) {
        if (name in body) continue;
        // Staff may change a client's address, but only where its form says so.
        expect(codes(await house.post(who, path, { ...body, [name]: value }))).toBe(
          `422 ${name} FIELD_UNKNOWN`,
        );
      }
  });

  test('a client names itself alone as parent, and shares nothing of others', async () => {
    const invite = async (more: object) =>
      codes(await house.post('client', '/user/sub/invite', { Email: 'z@demo.test', ...PERSON, ...more }));
    expect(await invite({ ParentKey: await key('client2') })).toBe('404');
    expect(await invite({ ApplicationKeys: ['AAAAAAAAAAAAAAAAAAAAAA'] })).toBe('404');
    for (const Email of ['ADMIN@demo.test', 'client@demo.test'])
      expect(await invite({ Email })).toBe('422 Email FIELD_EMAIL_TAKEN');
    expect(
      codes(await house.post('sub-client', '/user/sub/invite', { Email: 'z@demo.test', ...PERSON })),
    ).toBe('403');
  });
});

describe('one-time links', () => {
  const invite = async (Email: string) => {
    const { status, data } = await house.post('admin', '/user/create', { Email, ...PERSON });
    expect(status).toBe(200);
    return { UserKey: String(data.UserKey), Code: (await newestMail(house, Email)).code };
  };
  const open = async (Code: string) =>
    (await house.post(null, '/user/reset', { Code, Password: PASSWORD })).status;

  test('of twenty redemptions at once one succeeds', async () => {
    const { Code } = await invite('crowd@links.test');
    const all = await Promise.all(Array.from({ length: 20 }, () => open(Code)));
    expect(all.filter((status) => status === 200)).toHaveLength(1);
  });

  test('an address that changed, a removal, a suspension and a new password void them', async () => {
    const moved = await invite('moved@links.test');
    await house.post('admin', '/user/update', {
      UserKey: moved.UserKey,
      ...PERSON,
      Email: 'moved2@links.test',
    });
    expect(await open(moved.Code)).toBe(422);
    expect(await open((await newestMail(house, 'moved2@links.test')).code)).toBe(200);

    const gone = await invite('gone@links.test');
    expect((await house.post('admin', '/user/remove', { UserKey: gone.UserKey, Remark: 'x' })).status).toBe(
      200,
    );
    expect(await open(gone.Code)).toBe(422);

    const held = await invite('held@links.test');
    expect(await open(held.Code)).toBe(200);
    await house.post(null, '/user/forgot', { Email: 'held@links.test' });
    const { code } = await newestMail(house, 'held@links.test');
    expect((await house.post('admin', '/user/suspend', { UserKey: held.UserKey, Remark: 'x' })).status).toBe(
      200,
    );
    expect(await open(code)).toBe(422);
    expect((await house.post('admin', '/user/reactivate', { UserKey: held.UserKey })).status).toBe(200);
    expect(await open(code)).toBe(422);
  });

  test('each opens only its own door', async () => {
    const { Code } = await invite('door@links.test');
    for (const path of ['/auth/activate', '/auth/exchange'])
      expect((await house.post(null, path, { Code })).status).toBe(422);
    await house.post(null, '/auth/register', registration('door2@links.test'));
    const activation = (await newestMail(house, 'door2@links.test')).code;
    expect(await open(activation)).toBe(422);
    expect((await house.post(null, '/auth/exchange', { Code: activation })).status).toBe(422);
    expect((await house.post(null, '/auth/activate', { Code: activation })).status).toBe(200);
    expect(await open(Code)).toBe(200);
  });
});

describe('download tickets end with the sign-in', () => {
  const tickets: [name: string, path: string, body: () => Promise<object>][] = [
    ['own data', '/user/data', async () => ({})],
    ['file', '/media/ticket', async () => ({ FileKey })],
  ];
  let FileKey: string;
  let headers: Record<string, string>;
  const Email = 'ticket@client.test';
  beforeAll(async () => {
    headers = await newClient(Email);
    FileKey = await house.upload('client', 'document');
    await house.db
      .updateTable('File')
      .set({ AccountId: (await accountOf(Email)).Id })
      .where('FileKey', '=', FileKey)
      .execute();
  });
  const ask = async (path: string, body: object) => {
    const { status, data, error } = await house.post(null, path, body, headers);
    expect([status, error?.Code]).toEqual([200, undefined]);
    return String(data.Url);
  };

  test.each(tickets)('%s: once, and not after the sign-out', async (_, path, body) => {
    const good = await ask(path, await body());
    expect((await raw(good)).statusCode).toBe(200);
    expect((await raw(good)).statusCode).toBe(404);
    const late = await ask(path, await body());
    expect((await house.post(null, '/auth/logout', {}, headers)).status).toBe(200);
    await house.db
      .updateTable('Session')
      .set({ EndedAt: new Date() })
      .where('AccountId', '=', (await accountOf(Email)).Id)
      .where('EndedAt', 'is', null)
      .execute();
    expect((await raw(late)).statusCode).toBe(404);
    headers = await tokenOf(Email);
  });

  test('a session that timed out long ago does not keep them alive', async () => {
    const late = await ask('/user/data', {});
    const old = new Date(Date.now() - 3_600_000);
    await house.db
      .updateTable('Session')
      .set({ SeenAt: old })
      .where('AccountId', '=', (await accountOf(Email)).Id)
      .execute();
    expect((await raw(late)).statusCode).toBe(404);
    headers = await tokenOf(Email);
  });

  test('an exported list: not after the sign-out', async () => {
    const who = await house.post(null, '/auth/backend/login', {
      Email: 'finance@demo.test',
      Password: DEMO_PASSWORD,
    });
    const own = { authorization: `Bearer ${who.data.Token}` };
    const url = async () => (await exportUrl(house, null, { List: 'CLIENTS' }, own)).url;
    expect((await raw(await url())).statusCode).toBe(200);
    const late = await url();
    await house.post(null, '/auth/logout', {}, own);
    expect((await raw(late)).statusCode).toBe(404);
  });

  test('a file of an application that was shared no longer', async () => {
    const url = await ask('/media/ticket', { FileKey });
    await house.db.updateTable('File').set({ AccountId: null }).where('FileKey', '=', FileKey).execute();
    expect((await raw(url)).statusCode).toBe(404);
  });
});

test('who sees no money reads neither when nor under which number it came', async () => {
  const service = await house.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const made = await house.post('client', '/application/save', { ...service, AssessmentType: 'INITIAL' });
  expect([made.status, made.error.Code]).toEqual([200, undefined]);
  const ApplicationKey = String(made.data.ApplicationKey);
  const one = house.db.updateTable('Application').where('ApplicationKey', '=', ApplicationKey);
  await one.set({ TransactionNo: 'FPS-2026-1' }).execute();
  const shared = { UserKey: await key('sub-client'), ApplicationKeys: [ApplicationKey] };
  expect((await house.post('client', '/user/sub/share', shared)).status).toBe(200);
  const seenBy = async (who: string) =>
    (await house.get(who, '/application/view', { ApplicationKey })).data.TransactionNo;
  expect(await seenBy('sub-client')).toBeNull();
  expect(await seenBy('client')).toBe('FPS-2026-1');
});

test('the log knows all of it and no secret', async () => {
  const wrong = { Email: 'client@demo.test', Password: 'Attackers-words-1' };
  expect((await house.post(null, '/auth/web/login', wrong)).status).toBe(401);
  const rows = await house.db
    .selectFrom('Audit')
    .select(['Event', sql<string>`coalesce(detail::text, '') || coalesce(object, '')`.as('All')])
    .execute();
  const events = new Set(rows.map((row) => row.Event));
  for (const event of [
    'ACCOUNT_CREATE',
    'ACCOUNT_UPDATE',
    'ACCOUNT_SUSPEND',
    'ACCOUNT_REMOVE',
    'PASSWORD_FORGOT',
    'PASSWORD_RESET',
    'REGISTER',
    'ACTIVATE',
    'LOGIN',
    'LOGIN_FAILED',
    'LOGOUT',
    'EXPORT',
    'OWN_DATA',
    'FILE_DOWNLOADED',
    'MAIL_VIEW',
    'DENIED',
  ])
    expect(events).toContain(event);
  const mails = await house.db.selectFrom('Mail').select('Text').execute();
  const secrets = [
    PASSWORD,
    DEMO_PASSWORD,
    'Attackers-words-1',
    'argon2',
    ...mails.flatMap(({ Text }) => /code=([\w-]{43})/.exec(Text)?.[1] ?? []),
  ];
  const all = rows.map((row) => row.All).join('\n');
  for (const secret of secrets) expect(all).not.toContain(secret);
});
