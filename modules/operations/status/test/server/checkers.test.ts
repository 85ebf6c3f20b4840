import { mkdir, open, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueMissing } from '#modules/certification/credentials/server/issue-missing.ts';
import { appendLeaves } from '#modules/certification/transparency-log/server/append-leaves.ts';
import { setSettings } from '#platform/common/settings/current-settings.ts';
import { DEFAULT_SETTINGS } from '#platform/common/settings/settings.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { sealRows } from '#platform/server/audit/seal-rows.ts';
import { PREFIXES } from '#platform/server/files/store.ts';
import { crontab } from '#platform/server/jobs/crontab.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { CHECKER_NAMES } from '../../rules/checkers.ts';
import type { StatusChecker } from '../../rules/contract.ts';
import { checkers } from '../../server/checkers.ts';
import { checkStoredFiles } from '../../server/files/check-stored-files.ts';
import { runChecker } from '../../server/run-checker.ts';
import { watchCheckers } from '../../server/watch-checkers.ts';

const NO = 'QM-2025-00421';
const HOUR = 3_600_000;

let portal: TestPortal;
const fixture = certificateFixture(() => portal);
const later = (hours: number) => new Date(Date.now() + hours * HOUR);

beforeAll(async () => {
  portal = await startTestPortal();
  await fixture.issued({ no: NO });
  await issueMissing(portal.portal);
  await appendLeaves(portal.portal);
  await audit(portal.db, { AccountId: null, Event: 'LOGIN', Object: 'as it was' });
  while ((await sealRows(portal.db)) > 0);
}, 60_000);
afterAll(() => portal.close());

async function status(name: string): Promise<StatusChecker> {
  const { status: code, data } = await portal.get('it', '/status/view');
  expect(code).toBe(200);
  const rows = data.Checkers as StatusChecker[];
  return rows.find(({ Name }) => Name === name) as StatusChecker;
}
const mails = async (name: string) =>
  (
    await portal.db
      .selectFrom('Mail')
      .select(['Recipient', 'Subject', 'Text', 'Cause'])
      .where('Cause', 'like', `checker:${name}:%`)
      .orderBy('Id')
      .execute()
  ).map((mail) => ({ ...mail, What: mail.Cause?.split(':')[2] }));
const mailTexts = async (name: string) =>
  (await mails(name)).map(({ What, Recipient }) => `${What} ${Recipient}`);
const BOTH = (what: string) => [`${what} admin@demo.test`, `${what} it@demo.test`];

type Stored = { FileKey: string; Name: string; StorageKey: string };
const place = ({ StorageKey }: Pick<Stored, 'StorageKey'>) =>
  join(
    ...[portal.portal.settings.DATA_DIR, 'files', StorageKey.slice(0, 2), StorageKey.slice(2, 4), StorageKey],
  );

/** Flips one bit in the middle of a file; a second call restores it. */
async function flip(stored: Pick<Stored, 'StorageKey'>): Promise<void> {
  const file = await open(place(stored), 'r+');
  const at = Math.floor((await file.stat()).size / 2);
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, at);
  byte.writeUInt8(byte.readUInt8(0) ^ 1);
  await file.write(byte, 0, 1, at);
  await file.close();
}
const pdf = async (): Promise<Stored> =>
  (
    await sql<Stored>`select file.file_key, file.name, storage_key from file
      join certificate_document using (file_key)`.execute(portal.db)
  ).rows[0] as Stored;

const addBackup = (SnapshotAt: Date, IsComplete = true) =>
  portal.db
    .insertInto('BackupRun')
    .values({
      ...{ SnapshotAt, Rows: 1, Files: 1, Bytes: 1, IsEncrypted: true, IsComplete },
      ManifestSha256: 'x',
    })
    .execute();

test('each checker has one scheduled job, and a healthy portal reports nothing', async () => {
  expect((await status('FILES')).State).toBe('NEVER');
  const { data } = await portal.get('it', '/log/job/schedule');
  const tasks = (data.Rows as { Task: string }[]).map(({ Task }) => Task);
  const own = ['certificate', 'transparency', 'audit', 'file', 'backup', 'queue'].map(
    (one) => `${one}.check`,
  );
  expect(tasks).toEqual(expect.arrayContaining([...own, 'ledger.check', 'checker.watch']));
  expect(crontab()).toHaveLength(new Set(tasks).size);
  await addBackup(new Date());
  for (const name of CHECKER_NAMES) await runChecker(portal.portal, name);
  for (const name of CHECKER_NAMES)
    expect(await status(name)).toMatchObject({
      Name: name,
      State: 'WELL',
      Found: 0,
      Findings: [],
      Since: null,
    });
  expect((await status('FILES')).Checked).toBe(1);
  expect((await status('CERTIFICATES')).Checked).toBe(1);
  expect(Number((await status('AUDIT')).Checked)).toBeGreaterThan(0);
  expect(Number((await status('LOG')).Checked)).toBeGreaterThan(0);
  for (const name of CHECKER_NAMES) expect(await mails(name)).toEqual([]);
});

test('one flipped bit of a PDF: reported by certificate and file, to ADMIN and IT once, and its recovery as well', async () => {
  const file = await pdf();
  await flip(file);
  for (const name of ['CERTIFICATES', 'FILES'] as const) {
    await runChecker(portal.portal, name);
    await runChecker(portal.portal, name);
    expect(await mailTexts(name)).toEqual(BOTH('FOUND'));
  }
  const certificate = await status('CERTIFICATES');
  expect(certificate).toMatchObject({ State: 'FOUND', Found: 1, Counts: { FILE_CHANGED: 1 } });
  expect(certificate.Findings).toEqual([
    expect.objectContaining({
      Check: 'FILE_CHANGED',
      About: `${NO} R1`,
      Link: expect.stringMatching(/^\/certificate\?key=/),
    }),
  ]);
  expect(certificate.Since).not.toBeNull();
  const files = await status('FILES');
  expect(files.Findings).toMatchObject([{ Check: 'DIFFERS', About: `${file.Name} (${file.FileKey})` }]);
  expect((await mails('CERTIFICATES'))[0]?.Text).toContain(`${NO} R1`);
  expect((await mails('FILES'))[0]?.Text).toContain(`${file.Name} (${file.FileKey})`);

  await flip(file);
  for (const name of ['CERTIFICATES', 'FILES'] as const) {
    await runChecker(portal.portal, name);
    expect((await mailTexts(name)).slice(2)).toEqual(BOTH('WELL'));
    expect(await status(name)).toMatchObject({ State: 'WELL', Found: 0, Since: null });
  }
  const recent = (await status('FILES')).Recent.map(({ State }) => State);
  expect(recent).toEqual(['WELL', 'FOUND', 'FOUND', 'WELL']);
});

test('one flipped bit in a row of the event log, and in a leaf of the public log: each is named', async () => {
  const rows = await portal.db.transaction().execute(async (tx) => {
    for (const table of ['audit', 'log_leaf'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    const changed = await sql<{ Id: number }>`
      update audit set object = convert_from(set_byte(object::bytea, 0, get_byte(object::bytea, 0) # 1), 'UTF8')
      where object = 'as it was' returning id`.execute(tx);
    await sql`
      update log_leaf set entry = convert_from(set_byte(entry::bytea, 40, get_byte(entry::bytea, 40) # 1), 'UTF8')
      where index = 0`.execute(tx);
    for (const table of ['audit', 'log_leaf'])
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    return changed.rows;
  });
  expect(rows).toHaveLength(1);
  await runChecker(portal.portal, 'AUDIT');
  await runChecker(portal.portal, 'LOG');
  const log = await status('AUDIT');
  expect(log.State).toBe('FOUND');
  expect(log.Findings[0]).toMatchObject({ Check: 'ROW_CHANGED', About: `#${rows[0]?.Id}` });
  expect((await mails('AUDIT'))[0]?.Text).toContain(`#${rows[0]?.Id}`);
  const leaf = await status('LOG');
  expect(leaf.State).toBe('FOUND');
  expect(leaf.Findings.map(({ Check }) => Check)).toContain('LEAF_HASH');
  expect(leaf.Findings.find(({ Check }) => Check === 'LEAF_HASH')?.About).toBe('#0');
  expect((await mails('LOG'))[0]?.Text).toContain('#0');
});

test('a persisting finding is reported again after a day and not before, also if the nightly run was a minute early', async () => {
  const before = (await mails('AUDIT')).length;
  await watchCheckers(portal.portal, later(23));
  expect(await mails('AUDIT')).toHaveLength(before);
  await watchCheckers(portal.portal, later(24.1));
  await watchCheckers(portal.portal, later(25));
  expect((await mailTexts('AUDIT')).slice(before)).toEqual(BOTH('FOUND'));
});

test('a check that has not run for 36 hours is reported once, and so is its next run', async () => {
  await watchCheckers(portal.portal, later(35));
  expect(await mails('QUEUE')).toEqual([]);
  await watchCheckers(portal.portal, later(37));
  await watchCheckers(portal.portal, later(38));
  expect(await mailTexts('QUEUE')).toEqual(BOTH('LATE'));
  expect((await mails('QUEUE'))[0]?.Subject).toContain('36');
  await sql`update checker_run set started_at = started_at - interval '37 hours',
    finished_at = finished_at - interval '37 hours' where checker = 'QUEUE'`.execute(portal.db);
  expect((await status('QUEUE')).State).toBe('LATE');
  await sql`delete from mail where status = 'QUEUED' and cause not like 'checker:QUEUE%'`.execute(portal.db);
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
    portal.db,
  );
  await runChecker(portal.portal, 'QUEUE');
  expect((await mailTexts('QUEUE')).slice(2)).toEqual(BOTH('WELL'));
});

test('a check that cannot be carried out gives the reason, and counts as neither passed nor missing', async () => {
  const missingBucket = { ...portal.portal, settings: { ...portal.portal.settings, S3_BUCKET: 'nowhere' } };
  const away = {
    ...missingBucket,
    settings: { ...missingBucket.settings, S3_ENDPOINT: 'http://127.0.0.1:9', S3_REGION: 'x' },
  };
  await expect(runChecker(away, 'FILES')).rejects.toThrow();
  const files = await status('FILES');
  expect(files).toMatchObject({ State: 'BROKEN', Findings: [] });
  expect(files.Error).toContain('127.0.0.1');
  await runChecker(portal.portal, 'FILES');
  expect(await status('FILES')).toMatchObject({ State: 'WELL', Error: null });
});

test('files: missing, unreferenced and leftover ones are reported; those younger than a day are not; partial nightly runs retain findings', async () => {
  const { settings } = portal.portal;
  const leave = async (StorageKey: string, hours: number) => {
    await mkdir(join(place({ StorageKey }), '..'), { recursive: true });
    await writeFile(place({ StorageKey }), 'left');
    const at = new Date(Date.now() - hours * HOUR);
    await utimes(place({ StorageKey }), at, at);
  };
  const [old, young] = ['ab'.repeat(20), 'ac'.repeat(20)];
  await leave(old, 25);
  await leave(young, 23);
  await leave(`${'ad'.repeat(20)}.0123abcd.part`, 25);
  await portal.upload('client', 'document');
  const row = { FileKey: 'a-file-gone', Name: 'minutes.pdf', StorageKey: 'fe'.repeat(20) };
  const rest = { Kind: 'document', Type: 'application/pdf', Size: 3, Sha256: 'a'.repeat(64) } as const;
  await portal.db
    .insertInto('File')
    .values({ ...row, ...rest, AccountId: null, ApplicationId: null })
    .execute();
  await runChecker(portal.portal, 'FILES');
  const files = await status('FILES');
  expect(files.Findings.map(({ Check, About }) => `${Check} ${About}`).sort()).toEqual([
    'GONE minutes.pdf (a-file-gone)',
    `ORPHAN ${old}`,
    `UNFINISHED ${'ad'.repeat(20)}.0123abcd.part`,
  ]);

  // Four parts per night, starting far from these files: earlier findings are checked again anyway.
  const reached: string[] = [];
  const looking = await checkStoredFiles(
    portal.portal,
    {
      ...{ at: new Date(), from: '10', before: files.Findings, reportProgress: async () => undefined },
      reach: (to) => reached.push(to),
    },
    { files: 0, parts: 4 },
  );
  const again = await Array.fromAsync(looking.differences);
  expect(again.map(({ About }) => About).sort()).toEqual(files.Findings.map(({ About }) => About).sort());
  expect(reached).toEqual(['11', '12', '13', '14']);
  expect(PREFIXES.length / 37).toBeLessThan(7);

  await portal.db.deleteFrom('File').where('FileKey', '=', row.FileKey).execute();
  await portal.store.remove(old);
  expect(settings.S3_BUCKET).toBeUndefined();
  await runChecker(portal.portal, 'FILES');
  expect((await status('FILES')).Findings).toMatchObject([{ Check: 'UNFINISHED' }]);
});

test('a backup older than configured is reported to the configured addresses, in the language of each', async () => {
  try {
    await portal.db.deleteFrom('BackupRun').execute();
    // An earlier test made all checkers overdue.
    await sql`delete from checker_alert`.execute(portal.db);
    await runChecker(portal.portal, 'BACKUP', later(25));
    expect((await status('BACKUP')).Counts).toEqual({ NONE: 1 });
    setSettings({ ...DEFAULT_SETTINGS, AlertAddresses: 'ops@body.example, IT@demo.test', BackupHours: 30 });
    await sql`update account set language = 'CHT' where email = 'it@demo.test'`.execute(portal.db);
    await addBackup(later(0));
    await runChecker(portal.portal, 'BACKUP', later(29));
    expect((await status('BACKUP')).Found).toBe(0);
    const before = (await mails('BACKUP')).length;
    await runChecker(portal.portal, 'BACKUP', later(31));
    await runChecker(portal.portal, 'BACKUP', later(32));
    const notified = (await mails('BACKUP')).slice(before);
    expect(notified.map(({ Recipient }) => Recipient)).toEqual(['ops@body.example', 'IT@demo.test']);
    expect(notified[0]?.Subject).toContain('Backup');
    expect(notified[1]?.Subject).toContain('備份');
    expect((await status('BACKUP')).Counts).toEqual({ OLD: 1 });
    // An incomplete backup does not resolve the finding.
    await addBackup(later(32), false);
    await runChecker(portal.portal, 'BACKUP', later(33));
    expect((await status('BACKUP')).Counts).toEqual({ NOT_WHOLE: 1, OLD: 1 });
    await addBackup(later(33));
    await runChecker(portal.portal, 'BACKUP', later(34));
    expect((await mails('BACKUP')).at(-1)?.What).toBe('WELL');
    expect((await portal.get('it', '/status/view')).data.Figures).toMatchObject({
      BackupHours: 30,
      MissingMigrations: 0,
    });
  } finally {
    setSettings(DEFAULT_SETTINGS);
  }
});

test('jobs that do not start and emails that are not sent are reported', async () => {
  await sql`select graphile_worker.add_job('certificate.notify', '{}', run_at => now() - interval '16 minutes')`.execute(
    portal.db,
  );
  await sql`update mail set created_at = now() - interval '61 minutes' where id = (select max(id) from mail)`.execute(
    portal.db,
  );
  await runChecker(portal.portal, 'QUEUE');
  expect((await status('QUEUE')).Findings).toMatchObject([
    { Check: 'JOB_LATE', About: 'certificate.notify × 1' },
    { Check: 'MAIL_LATE' },
  ]);
});

test('every checker has texts for each kind of finding, and only ADMIN and IT see the page', async () => {
  expect(Object.keys(checkers).sort()).toEqual([...CHECKER_NAMES].sort());
  for (const user of ['client', 'coo', 'finance'])
    expect((await portal.get(user, '/status/view')).status).toBe(403);
});
