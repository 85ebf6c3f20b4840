import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#modules/identity/sign-in/server/password-hash.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { grantAdministrator } from '../../server/grant-administrator.ts';

const PASSWORD = 'A lantern over the harbour 27';
let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
  // Removes all demo administrators who could help.
  await portal.db
    .updateTable('Account')
    .set({ Status: 'REMOVED' })
    .where(announceStatus('account', 'REMOVED'))
    .where(sql<boolean>`roles @> array['ADMIN']`)
    .execute();
});
afterAll(() => portal.close());

const grant = (email: string) =>
  grantAdministrator(portal.db, portal.portal.settings, {
    email,
    firstName: 'Wing',
    lastName: 'Lau',
    at: new Date(),
  });
const post = (path: string, payload: object) =>
  portal.app.inject({ method: 'POST', url: `/api${path}`, payload });
const codeIn = (link: string) => String(new URL(link).searchParams.get('code'));
const account = (email: string) =>
  portal.db.selectFrom('Account').selectAll().where('Email', '=', email).executeTakeFirstOrThrow();

test('the first administrator signs in with the link, once', async () => {
  const Code = codeIn(await grant('first@body.example'));
  expect(await account('first@body.example')).toMatchObject({
    Status: 'PENDING',
    Roles: ['ADMIN'],
    PasswordHash: null,
  });
  expect((await post('/user/reset', { Code, Password: PASSWORD })).statusCode).toBe(200);
  expect(
    (await post('/auth/backend/login', { Email: 'first@body.example', Password: PASSWORD })).statusCode,
  ).toBe(200);
  expect((await post('/user/reset', { Code, Password: PASSWORD })).statusCode).not.toBe(200);
});

test('of two calls, the first with a mistyped address, only the last one grants access', async () => {
  await setAccountStatus(portal.db, { Email: 'first@body.example' }, 'SUSPENDED');
  const mistyped = codeIn(await grant('frist@body.example'));
  const right = codeIn(await grant('right@body.example'));
  expect((await post('/user/reset', { Code: mistyped, Password: PASSWORD })).statusCode).not.toBe(200);
  expect((await post('/user/reset', { Code: right, Password: PASSWORD })).statusCode).toBe(200);
  await setAccountStatus(portal.db, { Email: 'right@body.example' }, 'REMOVED');
  await setAccountStatus(portal.db, { Email: 'first@body.example' }, 'ACTIVE');
});

test('the only administrator who lost the second factor regains access, without it and with old sessions ended', async () => {
  const { Id } = await account('first@body.example');
  await portal.db
    .insertInto('RecoveryCode')
    .values({ AccountId: Id, CodeHash: Buffer.alloc(32, 1), UsedAt: null })
    .execute();
  await grant('FIRST@body.example');
  const left = await portal.db
    .selectFrom('RecoveryCode')
    .select('AccountId')
    .where('AccountId', '=', Id)
    .execute();
  expect(left).toEqual([]);
  const log = await portal.db
    .selectFrom('Audit')
    .select(['AccountId', 'Event'])
    .where('Object', '=', (await account('first@body.example')).UserKey)
    .where('Event', 'like', 'ACCOUNT_%')
    .orderBy('Id')
    .execute();
  expect(log).toEqual([
    { AccountId: null, Event: 'ACCOUNT_CREATE' },
    { AccountId: null, Event: 'ACCOUNT_RESET_TWO_FACTOR' },
  ]);
});

test('no one is made administrator while another one exists, nor from another role, nor while suspended', async () => {
  await expect(grant('second@body.example')).rejects.toThrow('first@body.example is also an administrator');
  await setAccountStatus(portal.db, { Email: 'first@body.example' }, 'SUSPENDED');
  await expect(grant('first@body.example')).rejects.toThrow('is suspended');
  const { Id, Kind: _kind, ...first } = await account('first@body.example');
  await portal.db
    .insertInto('Account')
    .values({
      ...first,
      UserKey: newKey(),
      Email: 'clerk@body.example',
      Roles: ['BUSINESS'],
      PasswordHash: await hashPassword(PASSWORD),
    } as never)
    .execute();
  expect(Id).toBeGreaterThan(0);
  await expect(grant('clerk@body.example')).rejects.toThrow(
    'belongs to an account that is not an administrator',
  );
});
