import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { proofKey } from '#platform/server/proof/proof-key.ts';
import { reEncryptKeys } from '#platform/server/secret/re-encrypt-keys.ts';
import { type ClamdStub, startClamd } from '#quality/support/clamd-stub.ts';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import {
  startTimestampAuthority,
  type TestTimestampAuthority,
} from '#quality/support/timestamp-authority.ts';
import { examine } from '../../server/run-checks.ts';

const SECRET_KEY = randomBytes(32).toString('base64');
let database: TestDatabase;
let dataDir: string;
let stamps: TestTimestampAuthority;
let mail: SMTPServer;
let clamd: ClamdStub;
let bucket: Server;
let base: Record<string, string>;
/** Data that the bucket returns instead of the stored contents. */
let altered: Buffer | null = null;
const stored = new Map<string, Buffer>();
const requests: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
  stamps = await startTimestampAuthority();
  clamd = await startClamd();
  clamd.version = `ClamAV 1.4.3/27800/${new Date().toUTCString()}`;
  mail = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'portal' && password === 'right'
        ? done(null, { user: username })
        : done(new Error('Invalid login')),
    onData: () => {
      throw new Error('the doctor sends no mail');
    },
  });
  await new Promise<void>((ready) => mail.listen(0, '127.0.0.1', ready));
  bucket = createServer(async (request, response) => {
    const path = String(request.url?.split('?')[0]);
    requests.push(`${request.method} ${path}`);
    const bytes = await buffer(request);
    if (path === '/v1/balance') {
      response.statusCode = request.headers.authorization === 'Bearer sk_live_right' ? 200 : 401;
      return void response.end('{}');
    }
    if (request.method === 'PUT') stored.set(path, bytes);
    if (request.method === 'DELETE') stored.delete(path);
    const found = request.method === 'GET' ? stored.get(path) : undefined;
    response.statusCode = request.method === 'GET' && !found ? 404 : request.method === 'DELETE' ? 204 : 200;
    response.end(found && (altered ?? found));
  });
  await new Promise<void>((ready) => bucket.listen(0, '127.0.0.1', ready));
  const near = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  base = {
    ...{ NODE_ENV: 'production', DATA_DIR: dataDir, SECRET_KEY, DATABASE_URL: database.url },
    ...{ PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '10.0.0.1', MAIL_FROM: 'desk@portal.example' },
    ...{ SIGNING_P12: stamps.p12, SIGNING_P12_PASSWORD: stamps.password, TSA_URL: stamps.url },
    ...{ S3_BUCKET: 'papers', S3_ENDPOINT: near, S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    ...{ STRIPE_SECRET_KEY: 'sk_live_right', STRIPE_WEBHOOK_SECRET: 'w', STRIPE_API_URL: near },
    CLAMD_URL: clamd.url,
    SMTP_URL: `smtp://portal:right@127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
  };
  const { db } = connect(database.url, 1);
  await proofKey({ db, settings: readSettings(base) }, 'LOG');
  await db.destroy();
});
afterAll(async () => {
  await stamps.close();
  await clamd.close();
  await new Promise((closed) => bucket.close(closed));
  await new Promise<void>((closed) => mail.close(() => closed()));
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Warnings and faults found with these settings added to valid ones. */
const troubles = async (more: Record<string, string> = {}, at = new Date()) =>
  (await examine({ ...base, ...more }, at)).filter(({ Level }) => Level !== 'OK');
const messages = async (more: Record<string, string>, at?: Date) =>
  (await troubles(more, at)).map(({ Check, Level, What }) => `${Level} ${Check}: ${What}`);

test('a healthy portal reports only the settings that tests turn off', async () => {
  const all = await examine(base, new Date());
  expect(new Set(all.map(({ Check }) => Check)).size).toBe(13);
  // The test database commits without waiting for a disk, and its role owns the tables.
  expect((await messages({})).sort()).toEqual([
    'FAIL database: fsync is off.',
    'FAIL database: full_page_writes is off.',
    'WARN database: The role of the portal has permission to change the event log.',
  ]);
  expect([...stored]).toEqual([]);
  expect(requests.filter((one) => one.includes('/papers/')).map((one) => one.split(' ')[0])).toEqual(
    expect.arrayContaining(['PUT', 'GET', 'DELETE']),
  );
});

test('a scanner that is not configured, unavailable, ineffective or out of date', async () => {
  const scanner = async (more: Record<string, string> = {}) =>
    (await messages(more)).filter((one) => one.includes(' scanner: '));
  expect(await scanner()).toEqual([]);
  expect(await scanner({ CLAMD_URL: '' })).toEqual(['WARN scanner: CLAMD_URL is not set.']);
  expect(await scanner({ CLAMD_URL: 'tcp://127.0.0.1:1' })).toEqual([
    expect.stringMatching(/^FAIL scanner: The scanner does not respond: /),
  ]);
  clamd.mood = 'blind';
  expect(await scanner()).toEqual([
    expect.stringMatching(/^FAIL scanner: .* does not detect the standard test file/),
  ]);
  clamd.mood = 'well';
  const { version } = clamd;
  clamd.version = `ClamAV 1.4.3/27800/${new Date(Date.now() - 9.5 * 86_400_000).toUTCString()}`;
  expect(await scanner()).toEqual(['WARN scanner: The scanner’s signatures are 9 days old.']);
  clamd.version = version;
});

test('every problem has its consequence and its remedy', async () => {
  for (const one of await troubles({
    SMTP_URL: '',
    CLAMD_URL: '',
    TSA_URL: '',
    SIGNING_P12: '',
    PUBLIC_URL: 'https://x.example',
  }))
    expect(one).toMatchObject({ Why: expect.stringMatching(/\.$/), Do: expect.stringMatching(/[.)]$/) });
});

test('invalid settings are named individually, and no value is printed', async () => {
  const found = await troubles({ PORT: '-1', SMTP_URL: 'secret-value' });
  expect(found.map(({ Check, Level, What }) => [Check, Level, What.split(':')[0]])).toEqual([
    ['settings', 'FAIL', 'PORT'],
    ['settings', 'FAIL', 'SMTP_URL'],
  ]);
  expect(JSON.stringify(found)).not.toContain('secret-value');
});

test('a database that is unavailable, without tables, or without a migration', async () => {
  expect(await messages({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^FAIL database: The connection to PostgreSQL failed: /)]),
  );
  const empty = await createTestDatabase('template0');
  const found = await messages({ DATABASE_URL: empty.url });
  await empty.drop();
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^FAIL database: \d+ migrations are missing, the first is 20261124-0001-baseline\.sql\.$/,
      ),
    ]),
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "update migration set name = 'x' || name where name = '20261124-0002-reference-data.sql'",
  );
  const lacking = await messages({});
  await client.query("update migration set name = substr(name, 2) where name like 'x%'");
  await client.end();
  expect(lacking).toContain(
    'FAIL database: 1 migrations are missing, the first is 20261124-0002-reference-data.sql.',
  );
});

test('a SECRET_KEY other than the one the database was used with', async () => {
  expect(await messages({ SECRET_KEY: randomBytes(32).toString('base64') })).toContain(
    'FAIL secret key: SECRET_KEY does not decrypt the data in this database.',
  );
});

test.each(['fill-in', 'postgres://portal:p#w@127.0.0.1/assay'])(
  '%s is not a database address',
  async (wrong) => {
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
      expect(await messages({ [name]: wrong })).toEqual([expect.stringMatching(`^FAIL settings: ${name}: `)]);
  },
);

test('an unavailable database does not raise a problem with the key', async () => {
  const away = await examine({ ...base, DATABASE_URL: 'postgres://portal@127.0.0.1:1/assay' }, new Date());
  const levels = Object.fromEntries(away.map(({ Check, Level }) => [Check, Level]));
  expect(levels).toMatchObject({ database: 'FAIL', 'secret key': 'OK', work: 'OK' });
});

test('stalled jobs and emails, whatever the workers report', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into mail (mail_key, recipient, subject, html, text, status, created_at)
     values ('stands-still', 'a@b.example', 's', 'h', 't', 'QUEUED', now() - interval '61 minutes')`,
  );
  await client.query(
    "select graphile_worker.add_job('mail.send', '{}'::json, run_at => now() - interval '16 minutes')",
  );
  expect(await messages({})).toContain(
    'FAIL work: Background jobs are stalled: mail.send × 1 for 16 min, 1 emails.',
  );
  await client.query('delete from mail');
  await client.query('delete from graphile_worker._private_jobs');
  await client.end();
  expect((await messages({})).filter((one) => one.includes(' work: '))).toEqual([]);
});

test('a SECRET_KEY that is being changed', async () => {
  const coming = randomBytes(32).toString('base64');
  const changing = `${SECRET_KEY},${coming}`;
  expect(await messages({ SECRET_KEY: changing })).toContain(
    'WARN secret key: SECRET_KEY contains two keys, and the first is still needed.',
  );
  const { db } = connect(database.url, 1);
  const reencrypts = (SECRET_KEY: string) =>
    reEncryptKeys({ db, settings: readSettings({ ...base, SECRET_KEY }) });
  await reencrypts(changing);
  expect(await messages({ SECRET_KEY: changing })).toContain(
    'WARN secret key: SECRET_KEY contains two keys, and the first is no longer needed.',
  );
  expect((await messages({ SECRET_KEY: coming })).filter((one) => one.includes('secret key'))).toEqual([]);
  expect(await messages({})).toContain(
    'FAIL secret key: SECRET_KEY does not decrypt the data in this database.',
  );
  await reencrypts(`${coming},${SECRET_KEY}`);
  await db.destroy();
});

test('a store that returns other bytes, and one that is unavailable', async () => {
  altered = Buffer.from('something else');
  expect(await messages({})).toContain(
    `FAIL store: The bucket papers of ${base['S3_ENDPOINT']} returns different contents than were stored.`,
  );
  altered = null;
  await writeFile(join(dataDir, 'files'), 'in the way');
  const onDisk = await messages({ S3_BUCKET: '' });
  await rm(join(dataDir, 'files'));
  expect(onDisk).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^FAIL store: The directory files in .* cannot store a file: /),
    ]),
  );
});

test('email: a wrong password, no server, not configured, and the default sender', async () => {
  const wrongPassword = (base['SMTP_URL'] ?? '').replace(':right@', ':wrong@');
  expect(await messages({ SMTP_URL: wrongPassword })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^FAIL mail: 127\.0\.0\.1:\d+ does not accept emails: .*Invalid login/),
    ]),
  );
  expect(JSON.stringify(await troubles({ SMTP_URL: wrongPassword }))).not.toContain('wrong@');
  expect(await messages({ SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^FAIL mail: /)]),
  );
  expect(await messages({ SMTP_URL: '' })).toContain('WARN mail: SMTP_URL is not set.');
  expect(await messages({ MAIL_FROM: 'Assay <no-reply@assay.example>' })).toContain(
    'WARN mail: MAIL_FROM is the default of the portal.',
  );
});

test('signing key: expires soon, has expired, cannot be opened, is not a key', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  // The certificate is valid for 3,650 days.
  expect(await messages({}, inDays(3_620))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^WARN signing key: .*CN=Test-signer expires on /)]),
  );
  expect(await messages({}, inDays(3_660))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^FAIL signing key: .*not today\.$/)]),
  );
  expect(await messages({ SIGNING_P12_PASSWORD: 'wrong' })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^FAIL signing key: .*SIGNING_P12_PASSWORD does not open/),
    ]),
  );
  expect(await messages({ SIGNING_P12: '' })).toContain('FAIL signing key: SIGNING_P12 is not set.');
});

test('a time stamp authority without response, a provider without response, a key unknown to Stripe', async () => {
  stamps.manner = 'FAILS';
  const found = await messages({
    ...{ OIDC_ISSUER: 'https://127.0.0.1:1', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_NAME: 'c' },
    STRIPE_SECRET_KEY: 'sk_live_wrong',
  });
  stamps.manner = 'STAMPS';
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^FAIL time stamps: The time-stamp authority issues no time stamp: /),
      expect.stringMatching(
        /^FAIL provider: https:\/\/127\.0\.0\.1:1 does not publish its configuration: .+/,
      ),
      'FAIL payments: Stripe does not accept STRIPE_SECRET_KEY: the response was 401',
    ]),
  );
});

test('a wrong clock', async () => {
  const late = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - 60_000).toUTCString());
    response.end();
  });
  await new Promise<void>((ready) => late.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(late.address() as AddressInfo).port}`;
  const found = await messages({ TSA_URL: `http://${host}/tsa` });
  await new Promise((closed) => late.close(closed));
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        new RegExp(`^FAIL clock: The clocks of this machine and of ${host} differ by (59|6\\d)`),
      ),
    ]),
  );
});
