import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { authenticators } from '#quality/support/authenticators.ts';
import { softwarePasskey } from '#quality/support/software-passkey.ts';

let house: Accounts;
let ear: pg.Client;
const heard: string[] = [];
beforeAll(async () => {
  house = await startAccounts({ SECRET_KEY: Buffer.alloc(32, 7).toString('base64') });
  ear = new pg.Client({ connectionString: house.url });
  ear.on('notification', ({ payload }) => heard.push(String(payload)));
  await ear.connect();
  await ear.query('listen session');
});
afterAll(async () => {
  await ear.end();
  await house.close();
});

const { tokenOf, withAuthenticator } = authenticators(() => house);

/** The session notifications of the database during an action; our own end marker shows that all have arrived. */
async function told(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0;
  await work();
  await house.pool.query(`select pg_notify('session', 'end')`);
  await expect.poll(() => heard.at(-1)).toBe('end');
  return heard.slice(0, -1);
}

test('the owner of a newly activated authenticator is notified by email, once, and in their language', async () => {
  await withAuthenticator('added@example.com');
  const mails = await house.db
    .selectFrom('Mail')
    .select(['Subject', 'Text'])
    .where('Recipient', '=', 'added@example.com')
    .execute();
  expect(mails.map((mail) => mail.Subject)).toEqual(['Two-factor authentication added']);
  expect(mails[0]?.Text).toContain('If this was not you, choose a new password immediately');
  expect(mails[0]?.Text).toContain('https://portal.example/forgot');
});

test('so is the owner of a saved passkey; a refused one causes no notification', async () => {
  await house.addAccount('passkey@example.com', ['FINANCE'], { Language: 'CHT' });
  const token = await tokenOf('passkey@example.com');
  const options = (await house.post('/passkey/register/options', {}, { token })).data.Options;
  const Passkey = softwarePasskey('https://portal.example').make(options as Record<string, unknown>);
  const body = { Passkey, Name: 'Laptop' };
  expect((await house.post('/passkey/register', body, { token })).status).toBe(200);
  // The challenge is used up.
  expect((await house.post('/passkey/register', body, { token })).status).toBe(422);
  const mails = await house.db
    .selectFrom('Mail')
    .select('Subject')
    .where('Recipient', '=', 'passkey@example.com')
    .execute();
  expect(mails).toEqual([{ Subject: '你的登入已新增驗證步驟' }]);
});

test('an added or removed second factor is announced for its own account only', async () => {
  const AccountId = await house.addAccount('told@example.com', ['FINANCE']);
  const own = String(AccountId);
  const { db } = house;
  const begun = { AccountId, Secret: null, ConfirmedAt: null, NextSecret: null, BegunAt: null };
  expect(await told(() => db.insertInto('Totp').values(begun).execute())).toEqual([own]);
  const confirmed = { ConfirmedAt: new Date() };
  expect(
    await told(() => db.updateTable('Totp').set(confirmed).where('AccountId', '=', AccountId).execute()),
  ).toEqual([own]);
  expect(await told(() => db.deleteFrom('Totp').where('AccountId', '=', AccountId).execute())).toEqual([own]);
  const key = { PasskeyKey: 'p', AccountId, CredentialId: 'c', PublicKey: Buffer.from('k'), Name: 'Key' };
  expect(await told(() => db.insertInto('Passkey').values(key).execute())).toEqual([own]);
  expect(await told(() => db.deleteFrom('Passkey').where('PasskeyKey', '=', 'p').execute())).toEqual([own]);
});

test('an account begins an authenticator twenty times an hour, from wherever', async () => {
  await house.addAccount('begins@example.com', ['FINANCE']);
  const token = await tokenOf('begins@example.com');
  const begin = (address: string) => house.post('/two-factor/authenticator/begin', {}, { token, address });
  for (let times = 0; times < 20; times += 1) expect((await begin(`10.1.0.${times}`)).status).toBe(200);
  const refused = await begin('10.1.0.99');
  expect([refused.status, refused.error.Code]).toEqual([429, 'ERR_RATE_LIMIT']);
  await house.addAccount('begins-too@example.com', ['FINANCE']);
  const other = String(
    (await house.post('/auth/backend/login', { Email: 'begins-too@example.com', Password: PASSWORD })).data
      .Token,
  );
  expect((await house.post('/two-factor/authenticator/begin', {}, { token: other })).status).toBe(200);
});
