import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#modules/operations/backup/server/make-backup.ts';
import { CHECKER_NAMES } from '#modules/operations/status/rules/checkers.ts';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { audit } from '../../audit/audit.ts';
import { sealRows } from '../../audit/seal-rows.ts';
import { connect, type Db } from '../../database/connect.ts';
import { grantPortal } from '../../database/grant-portal.ts';
import { prepareDatabase } from '../../database/prepare-database.ts';
import { startWorker } from '../../jobs/worker.ts';
import { queueMail } from '../../mail/send.ts';

const role = `portal_${randomBytes(4).toString('hex')}`;
let portal: TestPortal;
let url: string;
let asRole: Db;

beforeAll(async () => {
  portal = await startTestPortal();
  const ownerUrl = String(portal.portal.settings.DATABASE_URL);
  const password = randomBytes(12).toString('hex');
  await sql.raw(`create role ${role} login password '${password}'`).execute(portal.db);
  const own = new URL(ownerUrl);
  own.username = role;
  own.password = password;
  url = own.href;
  await grantPortal(ownerUrl, url);
  // Every start repeats it.
  await grantPortal(ownerUrl, url);
  asRole = connect(url, 3).db;
});
afterAll(async () => {
  await asRole.destroy();
  await sql.raw(`grant ${role} to current_user; drop owned by ${role}; drop role ${role}`).execute(portal.db);
  await portal.close();
});

test('the role of the portal adds to the event log and seals it', async () => {
  await audit(asRole, { AccountId: null, Event: 'LOGIN', Object: 'by the role' });
  expect(await sealRows(asRole)).toBeGreaterThan(0);
});

test('it can neither change, delete or truncate the log, nor disable its triggers', async () => {
  for (const statement of [
    'update audit set event = event',
    'delete from audit where false',
    'truncate audit',
    'update audit_seal set no = no',
    'delete from audit_seal where false',
    'truncate audit_seal',
  ])
    await expect(sql.raw(statement).execute(asRole)).rejects.toThrow(/permission denied/);
  for (const statement of [
    'alter table audit disable trigger all',
    'drop trigger audit_protected on audit',
    'drop table audit_seal',
    'create or replace function deny_change() returns trigger language plpgsql as $$ begin return null; end $$',
  ])
    await expect(sql.raw(statement).execute(asRole)).rejects.toThrow(/must be owner|permission denied/);
});

test('background jobs run as this role', async () => {
  const worker = await startWorker({ ...portal.portal, db: asRole }, { url, concurrency: 1 });
  await asRole.transaction().execute((tx) =>
    queueMail(tx, {
      to: 'somebody@example.test',
      language: 'EN',
      template: {
        Subject: 'MAIL_JOB_FAILED_SUBJECT',
        Lines: ['MAIL_JOB_FAILED_TEXT'],
        Button: 'MAIL_JOB_FAILED_BUTTON',
        Params: ['work'],
      },
      params: { work: 'x' },
      link: 'http://portal.test/logs',
      cause: 'portal role',
    }),
  );
  const status = async () =>
    (await asRole.selectFrom('Mail').select('Status').where('Cause', '=', 'portal role').executeTakeFirst())
      ?.Status;
  await expect.poll(status, { timeout: 15_000 }).toBe('KEPT');
  await worker.stop();
});

test('a process with this role alone starts on a migrated database only', async () => {
  expect(await prepareDatabase({ url })).toEqual([]);
  await sql`update migration set name = 'kept-' || name where name = '20261124-0001-baseline.sql'`.execute(
    portal.db,
  );
  await expect(prepareDatabase({ url })).rejects.toThrow(/1 migrations are missing, .*DATABASE_OWNER_URL/);
});

test('backup and checkers run as this role', async () => {
  const places = await mkdtemp(join(tmpdir(), 'assay-role-'));
  try {
    await sql`select graphile_worker.add_job('cycle.store', '{}', run_at => now() + interval '1 hour')`.execute(
      asRole,
    );
    const options = { settings: portal.portal.settings, url, key: null, since: null };
    const { Manifest } = await makeBackup({ ...options, path: join(places, 'saved') });
    expect(Manifest.Tables.find(({ Name }) => Name === 'public.account')?.Rows).toBeGreaterThan(5);
    expect(Manifest.Tables.find(({ Name }) => Name.includes('_private_jobs'))?.Rows).toBeGreaterThan(0);
    for (const name of CHECKER_NAMES) await runChecker({ ...portal.portal, db: asRole }, name);
    const runs = await asRole.selectFrom('CheckerRun').select(['Checker', 'Error']).execute();
    expect(runs).toHaveLength(CHECKER_NAMES.length);
    expect(runs.filter((run) => run.Error !== null)).toEqual([]);
  } finally {
    await rm(places, { recursive: true, force: true });
  }
});
