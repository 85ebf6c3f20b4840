import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/identity/sign-in/server/demo-password.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { startCachedPortal } from '#quality/support/cached-portal.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { eventually, newestMail, rawResponse, signIn } from '#quality/support/sessions.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { whileLocked } from '#quality/support/while-locked.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startCachedPortal();
});
afterAll(() => portal.close());

/** The password that this user chooses, because the demo password is refused. */
const PASSWORD = 'Quiet-harbour-71';
const person = { FirstName: 'Tina', LastName: 'Mak' };
const key = (user: string) => portal.userKey(user);
const codes = (answer: {
  error: { Fields?: { Field: string; Code: string }[]; Reasons?: { Code: string }[] };
}) => [
  ...(answer.error.Fields ?? []).map(({ Field, Code }) => `${Field} ${Code}`),
  ...(answer.error.Reasons ?? []).map(({ Code }) => Code),
];

/** Makes the user's last proof of identity older. */
async function stale(user: string, minutes: number): Promise<void> {
  const { Id } = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('UserKey', '=', await key(user))
    .executeTakeFirstOrThrow();
  await portal.token(user);
  await portal.db
    .updateTable('Session')
    .set({ ProvenAt: new Date(Date.now() - minutes * 60_000), EndedAt: null })
    .where('AccountId', '=', Id)
    .execute();
  await new Promise((done) => setTimeout(done, 100));
}

describe('the lifecycle of a staff account', () => {
  const Email = 'tina@staff.test';
  let tina: string;
  let service: string;

  test('is created with roles, and retains them', async () => {
    const found = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'QM')
      .executeTakeFirstOrThrow();
    service = found.ServiceKey;
    const clients = await portal.get('admin', '/organisation/list', { Search: '獅子山' });
    const [{ OrganisationKey }] = clients.data.Rows as [{ OrganisationKey: string }];
    const { status, data } = await portal.post('admin', '/user/staff/create', {
      Email,
      ...person,
      UserRoleList: ['ASSESSOR', 'FINANCE'],
      Competences: [{ ServiceKey: service, IndustryCode: 'LOGISTICS' }],
      Absences: [{ From: '2026-12-24', To: '2026-12-31' }],
      Interests: [{ OrganisationKey, Remark: 'Her brother works there.' }],
    });
    expect(status).toBe(200);
    tina = String(data.UserKey);
    expect(data).toMatchObject({
      Kind: 'STAFF',
      Status: 'PENDING',
      UserRoleList: ['FINANCE', 'ASSESSOR'],
      Competences: [{ ServiceKey: service, IndustryCode: 'LOGISTICS' }],
      Absences: [{ From: '2026-12-24', To: '2026-12-31', Remark: '' }],
      Interests: [{ OrganisationKey, Remark: 'Her brother works there.' }],
      Organisation: null,
    });
    const { code } = await newestMail(portal, Email);
    expect((await portal.post(null, '/user/reset', { Code: code, Password: PASSWORD })).status).toBe(200);
  });

  test('an industry offered only by the form of a service can be an area of competence', async () => {
    const finance = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'GF')
      .executeTakeFirstOrThrow();
    const Competences = [{ ServiceKey: finance.ServiceKey, IndustryCode: 'LOGISTICS' }];
    const { status, data } = await portal.post('admin', '/user/staff/create', {
      Email: 'ferries@staff.test',
      ...person,
      UserRoleList: ['ASSESSOR_ONSITE'],
      Competences,
    });
    expect(status).toBe(200);
    expect(data.Competences).toEqual(Competences);
  });

  test('unknown services, industries and organisations are refused at their field', async () => {
    const create = (more: object) =>
      portal.post('admin', '/user/staff/create', {
        Email: 'no@staff.test',
        ...person,
        UserRoleList: ['ASSESSOR'],
        ...more,
      });
    const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';
    expect(codes(await create({ Competences: [{ ServiceKey: unknown }] }))).toEqual([
      'Competences FIELD_INVALID',
    ]);
    expect(codes(await create({ Competences: [{ ServiceKey: service, IndustryCode: 'MAGIC' }] }))).toEqual([
      'Competences FIELD_INVALID',
    ]);
    expect(codes(await create({ Interests: [{ OrganisationKey: unknown, Remark: 'x' }] }))).toEqual([
      'Interests FIELD_INVALID',
    ]);
    expect(codes(await create({ UserRoleList: ['CLIENT'] }))[0]).toContain('UserRoleList');
    expect(
      await portal.db.selectFrom('Account').select('Id').where('Email', '=', 'no@staff.test').execute(),
    ).toEqual([]);
  });

  test('fields not named in an update are unchanged', async () => {
    const { data } = await portal.post('it', '/user/staff/update', {
      UserKey: tina,
      ...person,
      Absences: [],
    });
    expect(data).toMatchObject({
      UserRoleList: ['FINANCE', 'ASSESSOR'],
      Absences: [],
      Competences: [{ ServiceKey: service }],
    });
    const log = await portal.db
      .selectFrom('Audit')
      .selectAll()
      .where('Object', '=', tina)
      .orderBy('Id', 'desc')
      .executeTakeFirst();
    expect(log).toMatchObject({ Event: 'ACCOUNT_UPDATE', Detail: { After: { Absences: [] } } });
    expect(Object.keys(log?.Detail?.After as object)).toEqual(['Absences']);
  });

  test('a change of roles ends the sessions, and the email says so', async () => {
    const session = await signIn(portal, Email, PASSWORD, 'backend');
    expect(await session.isOpen()).toBe(true);
    const update = (more: object) =>
      portal.post('admin', '/user/staff/update', { UserKey: tina, ...person, ...more });
    await update({ UserRoleList: ['ASSESSOR', 'FINANCE'] });
    expect(await session.isOpen()).toBe(true);
    await update({ UserRoleList: ['FINANCE'] });
    await eventually(async () => expect(await session.isOpen()).toBe(false));
    expect((await newestMail(portal, Email)).Subject).toContain('roles');
    const next = await signIn(portal, Email, PASSWORD, 'backend');
    await update({ IsGrantGeneration: true });
    await eventually(async () => expect(await next.isOpen()).toBe(false));
  });

  test('is removed with all its credentials, and leaves its teams', async () => {
    const { Id } = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('UserKey', '=', tina)
      .executeTakeFirstOrThrow();
    const { Id: TeamId } = await portal.db
      .insertInto('Team')
      .values({ TeamKey: 'team-of-tina', Name: 'Tina' })
      .returning('Id')
      .executeTakeFirstOrThrow();
    await portal.db.insertInto('TeamMember').values({ TeamId, AccountId: Id }).execute();
    await portal.db
      .insertInto('Identity')
      .values({ Issuer: 'https://id.test', Subject: 'tina', AccountId: Id })
      .execute();
    await portal.db
      .insertInto('RecoveryCode')
      .values({ AccountId: Id, CodeHash: Buffer.from('code'), UsedAt: null })
      .execute();
    await portal.db
      .insertInto('Totp')
      .values({ AccountId: Id, Secret: Buffer.from('secret'), ConfirmedAt: new Date() })
      .execute();
    const session = await signIn(portal, Email, PASSWORD, 'backend').catch(() => null);
    const { data } = await portal.post('admin', '/user/staff/remove', { UserKey: tina, Remark: 'Retired.' });
    expect(data).toMatchObject({ Status: 'REMOVED', IsTwoFactorOn: false });
    for (const table of ['TeamMember', 'Identity', 'RecoveryCode', 'Totp'] as const)
      expect(
        await portal.db.selectFrom(table).selectAll().where('AccountId', '=', Id).execute(),
        table,
      ).toEqual([]);
    if (session) await eventually(async () => expect(await session.isOpen()).toBe(false));
    const stored = await portal.db
      .selectFrom('Account')
      .select(['PasswordHash', 'RemovedAt'])
      .where('Id', '=', Id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ PasswordHash: null, RemovedAt: expect.any(Date) });
  });
});

describe('permissions for staff accounts', () => {
  test('SUB_ADMIN and IT cannot act on higher roles', async () => {
    const admin = await key('admin');
    for (const user of ['sub-admin', 'it']) {
      const answer = await portal.post(user, '/user/staff/suspend', { UserKey: admin, Remark: 'x' });
      expect([answer.status, ...codes(answer)]).toEqual([409, 'REASON_OUTRANKED', 'REASON_LAST_ADMIN']);
    }
    const made = await portal.post('sub-admin', '/user/staff/create', {
      Email: 'a@staff.test',
      ...person,
      UserRoleList: ['ADMIN'],
    });
    expect(codes(made)).toEqual(['UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE']);
    const decider = await portal.post('it', '/user/staff/update', {
      UserKey: await key('assessor'),
      ...person,
      UserRoleList: ['ASSESSOR', 'CEO'],
    });
    expect(codes(decider)).toEqual(['UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE']);
    const own = await portal.post('admin', '/user/staff/update', {
      UserKey: admin,
      ...person,
      UserRoleList: ['ADMIN', 'CEO'],
    });
    expect(codes(own)).toEqual(['UserRoleList REASON_OWN_ROLES']);
  });

  test('the view lists the roles that may be granted, and why an action is not possible', async () => {
    const { data } = await portal.get('it', '/user/view', { UserKey: await key('admin') });
    expect(data.Grantable).toEqual([
      'BUSINESS',
      'SCHEDULING',
      'FINANCE',
      'ASSESSOR',
      'ASSESSOR_ONSITE',
      'INDEPREVIEWER',
    ]);
    const actions = data.Actions as {
      Action: string;
      Allowed: boolean;
      Reasons: { Code: string; Message: string }[];
    }[];
    expect(actions.map(({ Action }) => Action)).not.toContain('CREATE');
    const reactivate = actions.find(({ Action }) => Action === 'REACTIVATE');
    expect(reactivate?.Reasons.map(({ Code }) => Code)).toEqual(['REASON_STATUS']);
    const suspend = actions.find(({ Action }) => Action === 'SUSPEND');
    expect(suspend?.Reasons.map(({ Code }) => Code)).toEqual(['REASON_OUTRANKED', 'REASON_LAST_ADMIN']);
    expect(reactivate?.Reasons[0]?.Message).toContain('Suspended');
    expect((await portal.get('it', '/user/roles')).data.Rows).toContainEqual({
      Role: 'CEO',
      IsGrantable: false,
    });
  });

  test('roles without account management see no staff', async () => {
    const assessor = await key('assessor');
    for (const user of ['business', 'scheduling', 'finance', 'client']) {
      const ask = (UserKey: string) => rawResponse(portal, user, 'GET', '/user/view', { UserKey });
      expect(await ask(assessor), user).toBe(await ask('AAAAAAAAAAAAAAAAAAAAAA'));
      expect((await portal.get(user, '/user/staff/list')).status, user).toBe(403);
    }
  });

  test('critical actions require a recent proof of identity', async () => {
    await stale('sub-admin', 11);
    const finance = await key('finance');
    const update = (more: object) =>
      portal.post('sub-admin', '/user/staff/update', {
        UserKey: finance,
        FirstName: 'Felix',
        LastName: 'Kwok',
        ...more,
      });
    expect((await update({})).status).toBe(200);
    for (const more of [
      { UserRoleList: ['FINANCE', 'BUSINESS'] },
      { IsGrantGeneration: true },
      { Email: 'felix@other.test' },
    ]) {
      const answer = await update(more);
      expect([answer.status, ...codes(answer)]).toEqual([403, 'ERR_STEP_UP']);
    }
    const create = { Email: 'proof@staff.test', ...person, UserRoleList: ['FINANCE'] };
    expect(codes(await portal.post('sub-admin', '/user/staff/create', create))).toEqual(['ERR_STEP_UP']);
    const { Id } = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('UserKey', '=', finance)
      .executeTakeFirstOrThrow();
    await portal.db
      .insertInto('Totp')
      .values({ AccountId: Id, Secret: Buffer.from('secret'), ConfirmedAt: new Date() })
      .execute();
    const reset = () =>
      portal.post('sub-admin', '/user/staff/two-factor/reset', {
        UserKey: finance,
        Remark: 'Lost the phone.',
      });
    expect(codes(await reset())).toEqual(['ERR_STEP_UP']);
    await stale('sub-admin', 9);
    expect((await update({ UserRoleList: ['FINANCE', 'BUSINESS'] })).data.UserRoleList).toEqual([
      'BUSINESS',
      'FINANCE',
    ]);
    expect((await reset()).data).toMatchObject({ IsTwoFactorOn: false });
    expect(await portal.db.selectFrom('Totp').selectAll().where('AccountId', '=', Id).execute()).toEqual([]);
    expect((await newestMail(portal, 'finance@demo.test')).Subject).toMatch(/authentication removed/);
  });

  test('of two administrators who close each other’s account concurrently one remains', async () => {
    for (const [first, second] of [
      ['/user/staff/suspend', '/user/staff/suspend'],
      ['/user/staff/remove', '/user/staff/suspend'],
    ]) {
      const Email = `second${first?.length}${second?.length}@demo.test`;
      const user = Email.replace('@demo.test', '');
      await portal.post('admin', '/user/staff/create', { Email, ...person, UserRoleList: ['ADMIN'] });
      await portal.db
        .updateTable('Account')
        .set({ Status: 'ACTIVE', TermsVersion: '1.0', PrivacyVersion: '1.0' })
        .where(announceStatus('account', 'ACTIVE'))
        .where('Email', '=', Email)
        .execute();
      const [own, other] = [await key('admin'), await key(user)];
      await portal.token(user);
      const answers = await whileLocked(
        portal.db,
        [own, other],
        [
          () => portal.post('admin', String(first), { UserKey: other, Remark: 'x' }),
          () => portal.post(user, String(second), { UserKey: own, Remark: 'x' }),
        ],
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.flatMap(codes)).toContain('REASON_LAST_ADMIN');
      const left = await portal.db
        .selectFrom('Account')
        .select('UserKey')
        .where('Status', '=', 'ACTIVE')
        .where(sql<boolean>`roles @> array['ADMIN']`)
        .execute();
      expect(left).toHaveLength(1);
      await setAccountStatus(portal.db, { UserKey: own }, 'ACTIVE');
      await setAccountStatus(portal.db, { UserKey: other }, 'SUSPENDED');
      await portal.db.updateTable('Session').set({ EndedAt: null }).execute();
    }
  });
});

describe('the staff list', () => {
  const emails = async (query: Record<string, string>) => {
    const { data } = await portal.get('it', '/user/staff/list', { PageSize: '50', Sort: 'Email', ...query });
    return (data.Rows as { Email: string }[]).map(({ Email }) => Email.replace('@demo.test', '')).toSorted();
  };

  test('is filtered by role, competence and absence', async () => {
    expect(await emails({ Role: 'ASSESSOR' })).toEqual([
      'assessor',
      'assessor2',
      'assessor3',
      'assessor4',
      'assessor5',
    ]);
    expect(await emails({ IsAbsent: 'true' })).toEqual(['assessor4']);
    const { ServiceKey } = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'GF')
      .executeTakeFirstOrThrow();
    expect(await emails({ ServiceKey, Role: 'ASSESSOR' })).not.toContain('assessor3');
    expect(await emails({ Search: 'nora' })).toEqual(['assessor3']);
  });

  test('shows the end of an absence', async () => {
    const { data } = await portal.get('it', '/user/staff/list', { IsAbsent: 'true' });
    expect(data).toMatchObject({
      Total: 1,
      Rows: [
        { AbsentUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), Open: 0, UserRoleList: ['ASSESSOR'] },
      ],
    });
  });

  test('sessions of an account are listed, and can be ended', async () => {
    const session = await signIn(portal, 'coo@demo.test', DEMO_PASSWORD, 'backend');
    const coo = await key('coo');
    const open = async () =>
      ((await portal.get('it', '/user/sessions', { UserKey: coo })).data.Rows as unknown[]).length;
    expect(await open()).toBe(1);
    expect((await portal.post('admin', '/user/staff/sign-out', { UserKey: coo })).data).toMatchObject({
      OpenSessions: 0,
    });
    await eventually(async () => expect(await session.isOpen()).toBe(false));
    expect(await open()).toBe(0);
    expect(codes(await portal.post('admin', '/user/staff/sign-out', { UserKey: coo }))).toEqual([
      'REASON_NO_SESSION',
    ]);
  });
});
