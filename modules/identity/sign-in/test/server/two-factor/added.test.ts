import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { authenticators } from '#quality/support/authenticators.ts';
import { softwarePasskey } from '#quality/support/software-passkey.ts';

let portal: Accounts;
let ear: pg.Client;
const received: string[] = [];
beforeAll(async () => {
  portal = await startAccounts({ SECRET_KEY: Buffer.alloc(32, 7).toString('base64') });
  ear = new pg.Client({ connectionString: portal.url });
  ear.on('notification', ({ payload }) => received.push(String(payload)));
  await ear.connect();
  await ear.query('listen session');
});
afterAll(async () => {
  await ear.end();
  await portal.close();
});

const { tokenOf, withAuthenticator } = authenticators(() => portal);

/**
 * Collects the session notifications of the database during an action; an end marker shows that all have
 * arrived.
 */
async function notified(work: () => Promise<unknown>): Promise<string[]> {
  received.length = 0;
  await work();
  await portal.pool.query(`select pg_notify('session', 'end')`);
  await expect.poll(() => received.at(-1)).toBe('end');
  return received.slice(0, -1);
}

test('the owner of a newly activated authenticator is notified by email, once, and in their language', async () => {
  await withAuthenticator('added@example.com');
  const mails = await portal.db
    .selectFrom('Mail')
    .select(['Subject', 'Text'])
    .where('Recipient', '=', 'added@example.com')
    .execute();
  expect(mails.map((mail) => mail.Subject)).toEqual(['Two-factor authentication added']);
  expect(mails[0]?.Text).toContain('If this was not you, choose a new password immediately');
  expect(mails[0]?.Text).toContain('https://portal.example/forgot');
});

test('so is the owner of a saved passkey; a refused one causes no notification', async () => {
  await portal.addAccount('passkey@example.com', ['FINANCE'], { Language: 'CHT' });
  const token = await tokenOf('passkey@example.com');
  const options = (await portal.post('/passkey/register/options', {}, { token })).data.Options;
  const Passkey = softwarePasskey('https://portal.example').make(options as Record<string, unknown>);
  const body = { Passkey, Name: 'Laptop' };
  expect((await portal.post('/passkey/register', body, { token })).status).toBe(200);
  // The challenge has been consumed.
  expect((await portal.post('/passkey/register', body, { token })).status).toBe(422);
  const mails = await portal.db
    .selectFrom('Mail')
    .select('Subject')
    .where('Recipient', '=', 'passkey@example.com')
    .execute();
  expect(mails).toEqual([{ Subject: '你的登入已新增驗證步驟' }]);
});

test('an added or removed second factor is announced for its own account only', async () => {
  const AccountId = await portal.addAccount('told@example.com', ['FINANCE']);
  const own = String(AccountId);
  const { db } = portal;
  const begun = { AccountId, Secret: null, ConfirmedAt: null, NextSecret: null, StartedAt: null };
  expect(await notified(() => db.insertInto('Totp').values(begun).execute())).toEqual([own]);
  const confirmed = { ConfirmedAt: new Date() };
  expect(
    await notified(() => db.updateTable('Totp').set(confirmed).where('AccountId', '=', AccountId).execute()),
  ).toEqual([own]);
  expect(await notified(() => db.deleteFrom('Totp').where('AccountId', '=', AccountId).execute())).toEqual([
    own,
  ]);
  const key = { PasskeyKey: 'p', AccountId, CredentialId: 'c', PublicKey: Buffer.from('k'), Name: 'Key' };
  expect(await notified(() => db.insertInto('Passkey').values(key).execute())).toEqual([own]);
  expect(await notified(() => db.deleteFrom('Passkey').where('PasskeyKey', '=', 'p').execute())).toEqual([
    own,
  ]);
});

test('an account can start setting up an authenticator twenty times an hour, from any address', async () => {
  await portal.addAccount('begins@example.com', ['FINANCE']);
  const token = await tokenOf('begins@example.com');
  const begin = (address: string) => portal.post('/two-factor/authenticator/begin', {}, { token, address });
  for (let times = 0; times < 20; times += 1) expect((await begin(`10.1.0.${times}`)).status).toBe(200);
  const refused = await begin('10.1.0.99');
  expect([refused.status, refused.error.Code]).toEqual([429, 'ERR_RATE_LIMIT']);
  await portal.addAccount('begins-too@example.com', ['FINANCE']);
  const other = String(
    (await portal.post('/auth/backend/login', { Email: 'begins-too@example.com', Password: PASSWORD })).data
      .Token,
  );
  expect((await portal.post('/two-factor/authenticator/begin', {}, { token: other })).status).toBe(200);
});
