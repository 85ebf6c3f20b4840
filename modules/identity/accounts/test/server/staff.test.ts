import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/identity/sign-in/server/demo-password.ts';
import { startCachedPortal } from '#quality/support/cached-portal.ts';
import { newestMail, rawly, signIn, soon } from '#quality/support/people.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { whileHeld } from '#quality/support/while-held.ts';

let house: TestPortal;
beforeAll(async () => {
  house = await startCachedPortal();
});
afterAll(() => house.close());

/** What this person chooses: the demo's own is refused. */
const PASSWORD = 'Quiet-harbour-71';
const person = { FirstName: 'Tina', LastName: 'Mak' };
const key = (who: string) => house.userKey(who);
const codes = (answer: {
  error: { Fields?: { Field: string; Code: string }[]; Reasons?: { Code: string }[] };
}) => [
  ...(answer.error.Fields ?? []).map(({ Field, Code }) => `${Field} ${Code}`),
  ...(answer.error.Reasons ?? []).map(({ Code }) => Code),
];

/** Makes the proof of this person's sessions old. */
async function stale(who: string, minutes: number): Promise<void> {
  const { Id } = await house.db
    .selectFrom('Account')
    .select('Id')
    .where('UserKey', '=', await key(who))
    .executeTakeFirstOrThrow();
  await house.token(who);
  await house.db
    .updateTable('Session')
    .set({ ProvenAt: new Date(Date.now() - minutes * 60_000), EndedAt: null })
    .where('AccountId', '=', Id)
    .execute();
  await new Promise((done) => setTimeout(done, 100));
}

describe('a member of staff’s life', () => {
  const Email = 'tina@staff.test';
  let tina: string;
  let service: string;

  test('is created with duties, and keeps them', async () => {
    const found = await house.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'QM')
      .executeTakeFirstOrThrow();
    service = found.ServiceKey;
    const clients = await house.get('admin', '/organisation/list', { Search: '獅子山' });
    const [{ OrganisationKey }] = clients.data.Rows as [{ OrganisationKey: string }];
    const { status, data } = await house.post('admin', '/user/staff/create', {
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
    const { code } = await newestMail(house, Email);
    expect((await house.post(null, '/user/reset', { Code: code, Password: PASSWORD })).status).toBe(200);
  });

  test('an industry that only the form of a service offers is one to be competent in', async () => {
    const finance = await house.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'GF')
      .executeTakeFirstOrThrow();
    const Competences = [{ ServiceKey: finance.ServiceKey, IndustryCode: 'LOGISTICS' }];
    const { status, data } = await house.post('admin', '/user/staff/create', {
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
      house.post('admin', '/user/staff/create', {
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
      await house.db.selectFrom('Account').select('Id').where('Email', '=', 'no@staff.test').execute(),
    ).toEqual([]);
  });

  test('what an update does not name stays', async () => {
    const { data } = await house.post('it', '/user/staff/update', { UserKey: tina, ...person, Absences: [] });
    expect(data).toMatchObject({
      UserRoleList: ['FINANCE', 'ASSESSOR'],
      Absences: [],
      Competences: [{ ServiceKey: service }],
    });
    const log = await house.db
      .selectFrom('Audit')
      .selectAll()
      .where('Object', '=', tina)
      .orderBy('Id', 'desc')
      .executeTakeFirst();
    expect(log).toMatchObject({ Event: 'ACCOUNT_UPDATE', Detail: { After: { Absences: [] } } });
    expect(Object.keys(log?.Detail?.After as object)).toEqual(['Absences']);
  });

  test('other roles end the sessions, and the mail says so', async () => {
    const session = await signIn(house, Email, PASSWORD, 'backend');
    expect(await session.isOpen()).toBe(true);
    const update = (more: object) =>
      house.post('admin', '/user/staff/update', { UserKey: tina, ...person, ...more });
    await update({ UserRoleList: ['ASSESSOR', 'FINANCE'] });
    expect(await session.isOpen()).toBe(true);
    await update({ UserRoleList: ['FINANCE'] });
    await soon(async () => expect(await session.isOpen()).toBe(false));
    expect((await newestMail(house, Email)).Subject).toContain('roles');
    const next = await signIn(house, Email, PASSWORD, 'backend');
    await update({ IsGrantGeneration: true });
    await soon(async () => expect(await next.isOpen()).toBe(false));
  });

  test('is removed with everything that signs in, and leaves its teams', async () => {
    const { Id } = await house.db
      .selectFrom('Account')
      .select('Id')
      .where('UserKey', '=', tina)
      .executeTakeFirstOrThrow();
    const { Id: TeamId } = await house.db
      .insertInto('Team')
      .values({ TeamKey: 'team-of-tina', Name: 'Tina' })
      .returning('Id')
      .executeTakeFirstOrThrow();
    await house.db.insertInto('TeamMember').values({ TeamId, AccountId: Id }).execute();
    await house.db
      .insertInto('Identity')
      .values({ Issuer: 'https://id.test', Subject: 'tina', AccountId: Id })
      .execute();
    await house.db
      .insertInto('RecoveryCode')
      .values({ AccountId: Id, CodeHash: Buffer.from('code'), UsedAt: null })
      .execute();
    await house.db
      .insertInto('Totp')
      .values({ AccountId: Id, Secret: Buffer.from('secret'), ConfirmedAt: new Date() })
      .execute();
    const session = await signIn(house, Email, PASSWORD, 'backend').catch(() => null);
    const { data } = await house.post('admin', '/user/staff/remove', { UserKey: tina, Remark: 'Retired.' });
    expect(data).toMatchObject({ Status: 'REMOVED', IsTwoFactorOn: false });
    for (const table of ['TeamMember', 'Identity', 'RecoveryCode', 'Totp'] as const)
      expect(
        await house.db.selectFrom(table).selectAll().where('AccountId', '=', Id).execute(),
        table,
      ).toEqual([]);
    if (session) await soon(async () => expect(await session.isOpen()).toBe(false));
    const kept = await house.db
      .selectFrom('Account')
      .select(['PasswordHash', 'RemovedAt'])
      .where('Id', '=', Id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ PasswordHash: null, RemovedAt: expect.any(Date) });
  });
});

describe('who may do what to whom', () => {
  test('SUB_ADMIN and IT do not reach above themselves', async () => {
    const admin = await key('admin');
    for (const who of ['sub-admin', 'it']) {
      const answer = await house.post(who, '/user/staff/suspend', { UserKey: admin, Remark: 'x' });
      expect([answer.status, ...codes(answer)]).toEqual([409, 'REASON_OUTRANKED', 'REASON_LAST_ADMIN']);
    }
    const made = await house.post('sub-admin', '/user/staff/create', {
      Email: 'a@staff.test',
      ...person,
      UserRoleList: ['ADMIN'],
    });
    expect(codes(made)).toEqual(['UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE']);
    const decider = await house.post('it', '/user/staff/update', {
      UserKey: await key('assessor'),
      ...person,
      UserRoleList: ['ASSESSOR', 'CEO'],
    });
    expect(codes(decider)).toEqual(['UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE']);
    const own = await house.post('admin', '/user/staff/update', {
      UserKey: admin,
      ...person,
      UserRoleList: ['ADMIN', 'CEO'],
    });
    expect(codes(own)).toEqual(['UserRoleList REASON_OWN_ROLES']);
  });

  test('the view says which roles may be given, and why an action is closed', async () => {
    const { data } = await house.get('it', '/user/view', { UserKey: await key('admin') });
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
    expect((await house.get('it', '/user/roles')).data.Rows).toContainEqual({
      Role: 'CEO',
      IsGrantable: false,
    });
  });

  test('roles outside of settings find no staff', async () => {
    const assessor = await key('assessor');
    for (const who of ['business', 'scheduling', 'finance', 'client']) {
      const ask = (UserKey: string) => rawly(house, who, 'GET', '/user/view', { UserKey });
      expect(await ask(assessor), who).toBe(await ask('AAAAAAAAAAAAAAAAAAAAAA'));
      expect((await house.get(who, '/user/staff/list')).status, who).toBe(403);
    }
  });

  test('critical actions require a recent proof of identity', async () => {
    await stale('sub-admin', 11);
    const finance = await key('finance');
    const update = (more: object) =>
      house.post('sub-admin', '/user/staff/update', {
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
    expect(codes(await house.post('sub-admin', '/user/staff/create', create))).toEqual(['ERR_STEP_UP']);
    const { Id } = await house.db
      .selectFrom('Account')
      .select('Id')
      .where('UserKey', '=', finance)
      .executeTakeFirstOrThrow();
    await house.db
      .insertInto('Totp')
      .values({ AccountId: Id, Secret: Buffer.from('secret'), ConfirmedAt: new Date() })
      .execute();
    const reset = () =>
      house.post('sub-admin', '/user/staff/two-factor/reset', {
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
    expect(await house.db.selectFrom('Totp').selectAll().where('AccountId', '=', Id).execute()).toEqual([]);
    expect((await newestMail(house, 'finance@demo.test')).Subject).toContain('second step');
  });

  test('two administrators who close each other’s account at the same moment leave one', async () => {
    for (const [first, second] of [
      ['/user/staff/suspend', '/user/staff/suspend'],
      ['/user/staff/remove', '/user/staff/suspend'],
    ]) {
      const Email = `second${first?.length}${second?.length}@demo.test`;
      const who = Email.replace('@demo.test', '');
      await house.post('admin', '/user/staff/create', { Email, ...person, UserRoleList: ['ADMIN'] });
      await house.db
        .updateTable('Account')
        .set({ Status: 'ACTIVE', TermsVersion: '1.0', PrivacyVersion: '1.0' })
        .where('Email', '=', Email)
        .execute();
      const [own, other] = [await key('admin'), await key(who)];
      await house.token(who);
      const answers = await whileHeld(
        house.db,
        [own, other],
        [
          () => house.post('admin', String(first), { UserKey: other, Remark: 'x' }),
          () => house.post(who, String(second), { UserKey: own, Remark: 'x' }),
        ],
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.flatMap(codes)).toContain('REASON_LAST_ADMIN');
      const left = await house.db
        .selectFrom('Account')
        .select('UserKey')
        .where('Status', '=', 'ACTIVE')
        .where(sql<boolean>`roles @> array['ADMIN']`)
        .execute();
      expect(left).toHaveLength(1);
      await house.db.updateTable('Account').set({ Status: 'ACTIVE' }).where('UserKey', '=', own).execute();
      await house.db
        .updateTable('Account')
        .set({ Status: 'SUSPENDED' })
        .where('UserKey', '=', other)
        .execute();
      await house.db.updateTable('Session').set({ EndedAt: null }).execute();
    }
  });
});

describe('the staff list', () => {
  const emails = async (query: Record<string, string>) => {
    const { data } = await house.get('it', '/user/staff/list', { PageSize: '50', Sort: 'Email', ...query });
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
    const { ServiceKey } = await house.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'GF')
      .executeTakeFirstOrThrow();
    expect(await emails({ ServiceKey, Role: 'ASSESSOR' })).not.toContain('assessor3');
    expect(await emails({ Search: 'nora' })).toEqual(['assessor3']);
  });

  test('shows until when a person is away', async () => {
    const { data } = await house.get('it', '/user/staff/list', { IsAbsent: 'true' });
    expect(data).toMatchObject({
      Total: 1,
      Rows: [
        { AbsentUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), Open: 0, UserRoleList: ['ASSESSOR'] },
      ],
    });
  });

  test('sessions of an account are listed, and signed out', async () => {
    const session = await signIn(house, 'coo@demo.test', DEMO_PASSWORD, 'backend');
    const coo = await key('coo');
    const open = async () =>
      ((await house.get('it', '/user/sessions', { UserKey: coo })).data.Rows as unknown[]).length;
    expect(await open()).toBe(1);
    expect((await house.post('admin', '/user/staff/sign-out', { UserKey: coo })).data).toMatchObject({
      OpenSessions: 0,
    });
    await soon(async () => expect(await session.isOpen()).toBe(false));
    expect(await open()).toBe(0);
    expect(codes(await house.post('admin', '/user/staff/sign-out', { UserKey: coo }))).toEqual([
      'REASON_NO_SESSION',
    ]);
  });
});
