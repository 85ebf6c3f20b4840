import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortal } from '#apps/server/portal.ts';
import { queueDocument } from '#modules/certification/certificates/server/queue-document.ts';
import { checkCertificates } from '#modules/certification/credentials/server/check/check-certificates.ts';
import { issueMissing } from '#modules/certification/credentials/server/issue-missing.ts';
import { appendLeaves } from '#modules/certification/transparency-log/server/append-leaves.ts';
import { checkLog } from '#modules/certification/transparency-log/server/check/check-log.ts';
import { checkAudit } from '#modules/operations/event-log/server/chain/check/check-audit.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { sealRows } from '#platform/server/audit/seal-rows.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { PREFIXES } from '#platform/server/files/store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import { startWorker } from '#platform/server/jobs/worker.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified, intentOf } from '#quality/support/certified.ts';
import { createTestDatabase } from '#quality/support/database.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { tableContents } from '#quality/support/table-contents.ts';
import { readBackupKey } from '../../server/backup-key.ts';
import { makeBackup } from '../../server/make-backup.ts';
import { restoreBackup } from '../../server/restore-backup.ts';

const SECRET_KEY = randomBytes(32).toString('base64');
const NO = 'QM-2025-00411';
/** Tables that users write to while the backup is made. */
const MOVING = ['public.file', 'public.audit', 'public.audit_unsealed', 'public.tag'];
/** Tables whose rows a restore ends, so that nothing that has ended is revived. */
const ENDED = ['public.session', 'public.one_time_link', 'public.download_ticket'];
/** Tables that change after the snapshot or are created by migrating. */
const NOTED = ['public.backup_run', 'public.migration', 'graphile_worker.migrations'];

let testPortal: TestPortal;
let places: string;
const fixture = certificateFixture(() => testPortal);
const silent = () => undefined;

beforeAll(async () => {
  places = await mkdtemp(join(tmpdir(), 'assay-backup-'));
  testPortal = await startTestPortal({ SECRET_KEY });
  await fixture.issued({ no: NO });
  await issueMissing(testPortal.portal);
  await appendLeaves(testPortal.portal);
  while ((await sealRows(testPortal.db)) > 0);
}, 120_000);
afterAll(async () => {
  await testPortal.close();
  await rm(places, { recursive: true, force: true });
});

const backUp = async (name: string, more: { key?: Buffer; since?: string } = {}) => {
  const path = join(places, name);
  const made = await makeBackup({
    settings: testPortal.portal.settings,
    url: String(testPortal.portal.settings.DATABASE_URL),
    ...{ path, key: more.key ?? null, since: more.since ?? null },
  });
  return { ...made, path };
};

/** Creates an empty database and an empty folder, like a new machine. */
async function emptyMachine(environment: Record<string, string> = { SECRET_KEY }) {
  const database = await createTestDatabase('template0');
  const DATA_DIR = await mkdtemp(join(places, 'machine-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR,
    PUBLIC_URL: 'http://portal.test',
    ...environment,
  });
  const restore = (path: string, key: Buffer | null = null, log: (line: string) => void = silent) =>
    restoreBackup({
      ...{ settings, folder: { path, key }, url: database.url, ownerUrl: database.url, log: log },
    });
  return { database, settings, restore };
}

/**
 * Simulates a user who keeps working: each action is a numbered file, a row that references it and a log
 * entry.
 */
function writeContinuously(writer: string, until: AbortSignal): Promise<number> {
  const work = async () => {
    for (let no = 0; ; no += 1) {
      if (until.aborted) return no;
      const source = randomBytes(20_000 + no);
      const Sha256 = createHash('sha256').update(source).digest('hex');
      await testPortal.db.transaction().execute(async (tx) => {
        const { FileKey } = await storeFile(tx, testPortal.store, {
          ...{ FileKey: newKey(), Name: `${writer} ${no}`, Kind: 'document', Type: 'application/pdf' },
          ...{ Size: source.byteLength, Sha256, AccountId: null, ApplicationId: null, source },
        });
        await audit(tx, {
          AccountId: null,
          Event: 'FILE_UPLOADED',
          Object: FileKey,
          Detail: { who: writer, no },
        });
      });
    }
  };
  return work();
}

test('a portal in use is backed up and restored on an empty machine, consistently, and works', {
  timeout: 90_000,
}, async () => {
  const intent = await intentOf(
    testPortal,
    await insertCertified(testPortal, { no: 'QM-2025-00412' }),
    '2025-03-14T02:00:00Z',
  );
  await testPortal.db.transaction().execute((tx) => queueDocument(tx, intent));
  const before = await tableContents(testPortal.db);
  const ending = new AbortController();
  const people = [writeContinuously('a', ending.signal), writeContinuously('b', ending.signal)];
  await new Promise((resolve) => setTimeout(resolve, 200));
  const [{ Done }] = (
    await sql<{
      Done: number;
    }>`select count(*)::int as done from audit where event = 'FILE_UPLOADED'`.execute(testPortal.db)
  ).rows as [{ Done: number }];
  const backup = await backUp('at-work');
  ending.abort();
  const written = (await Promise.all(people)).reduce((sum, count) => sum + count, 0);
  expect(backup.Manifest.Missing).toEqual([]);
  expect(backup.Manifest.Changed).toEqual([]);

  const machine = await emptyMachine();
  await machine.restore(backup.path);
  const { db } = connect(machine.database.url, 8);
  const app = await createPortal({ db, settings: machine.settings }, openFileStore(machine.settings));
  try {
    // Untouched tables are identical row by row, including the waiting jobs.
    const still = (all: Record<string, string>) =>
      Object.entries(all).filter(([name]) => ![...MOVING, ...ENDED, ...NOTED].includes(name));
    expect(still(await tableContents(db))).toEqual(still(before));
    expect(Object.keys(before)).toEqual(expect.arrayContaining([...MOVING.slice(0, 3), ...ENDED]));

    // Concurrent writes are present up to one moment: for each user everything up to a number, with both halves.
    const { rows } = await sql<{ Who: string; Numbers: number[] }>`
      select detail->>'who' as who, array_agg((detail->>'no')::int order by (detail->>'no')::int) as numbers
      from audit join file on file_key = audit.object where event = 'FILE_UPLOADED' group by 1 order by 1`.execute(
      db,
    );
    expect(rows.map(({ Who }) => Who)).toEqual(['a', 'b']);
    for (const { Numbers } of rows) expect(Numbers).toEqual(Numbers.map((_, at) => at));
    const count = rows.reduce((sum, { Numbers }) => sum + Numbers.length, 0);
    expect(count).toBeGreaterThanOrEqual(Done);
    expect(count).toBeLessThanOrEqual(written);
    const { rows: halves } = await sql`select from file full join audit on file_key = audit.object
      where (file.name ~ '^[ab] \d+$' and audit.id is null) or (event = 'FILE_UPLOADED' and file.id is null)`.execute(
      db,
    );
    expect(halves).toEqual([]);

    // Every file has its bytes, and no bytes are without a row.
    const store = openFileStore(machine.settings);
    const files = await db.selectFrom('File').select(['StorageKey', 'Sha256']).execute();
    for (const { StorageKey, Sha256 } of files)
      expect(
        createHash('sha256')
          .update(await buffer(await store.get(StorageKey)))
          .digest('hex'),
      ).toBe(Sha256);
    const stored = (await Promise.all(PREFIXES.map((prefix) => Array.fromAsync(store.list(prefix))))).flat();
    expect(stored.map(({ Key }) => Key).sort()).toEqual(files.map(({ StorageKey }) => StorageKey).sort());

    // New rows are numbered after the restored ones.
    await audit(db, { AccountId: null, Event: 'BACKUP_RESTORED' });
    while ((await sealRows(db)) > 0);
    const portal = { db, settings: machine.settings };
    expect(await Array.fromAsync(checkAudit(portal))).toEqual([]);
    expect(await Array.fromAsync(checkLog(portal))).toEqual([]);

    // Sessions have ended; users can sign in again.
    const old = await app.inject({ url: '/api/user/info', headers: await testPortal.token('admin') });
    expect(old.statusCode).toBe(401);
    const signIn = { Email: 'admin@demo.test', Password: 'Portal-demo-2026' };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/backend/login', payload: signIn });
    expect(answer.statusCode, answer.body).toBe(200);

    // Jobs that were waiting run exactly once.
    const worker = await startWorker(portal, { url: machine.database.url, concurrency: 2 });
    const waiting = () =>
      sql`select from graphile_worker.jobs where task_identifier = 'certificate.render'`.execute(db);
    await expect.poll(async () => (await waiting()).rows.length, { timeout: 30_000, interval: 100 }).toBe(0);
    await worker.stop();
    const made = await db
      .selectFrom('CertificateDocument')
      .select('Status')
      .where('CertificateId', 'in', (eb) =>
        eb.selectFrom('Certificate').select('Id').where('CertificateNo', '=', 'QM-2025-00412'),
      )
      .execute();
    expect(made).toEqual([{ Status: 'READY' }]);
    const proofs = checkCertificates(portal, { at: new Date(), documents: null });
    expect((await Array.fromAsync(proofs)).filter(({ About }) => About.startsWith(NO))).toEqual([]);
  } finally {
    await app.close();
    await db.destroy();
    await machine.database.drop();
  }
});

/** Flips one bit in the middle of a file. */
async function flip(path: string): Promise<void> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  const at = Math.floor(size / 2);
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, at);
  byte.writeUInt8(byte.readUInt8(0) ^ 1);
  await file.write(byte, 0, 1, at);
  await file.close();
}

test('an encrypted backup requires its key; a flipped bit is named, and then nothing is written', {
  timeout: 60_000,
}, async () => {
  const keyFile = join(places, 'backup.key');
  await writeFile(keyFile, `${randomBytes(32).toString('base64')}\n`);
  const key = await readBackupKey(keyFile);
  const { path, Manifest } = await backUp('sealed', { key });
  const machine = await emptyMachine();
  try {
    await expect(machine.restore(path)).rejects.toThrow(/encrypted: specify the key file/);
    await expect(machine.restore(path, randomBytes(32))).rejects.toThrow(/the key is wrong/);
    const table = Manifest.Tables.find(({ Name }) => Name === 'public.certificate_event');
    await flip(join(path, String(table?.Path)));
    const pdf = (await readdir(join(path, 'files'), { recursive: true })).find((name) => name.length > 20);
    await flip(join(path, 'files', String(pdf)));
    const failed: Error = await machine.restore(path, key).then(
      () => new Error('it was taken'),
      (error: Error) => error,
    );
    expect(failed.message).toContain('public.certificate_event.copy.zst is damaged');
    expect(failed.message).toContain(`files/${pdf} is damaged`);
    const { db } = connect(machine.database.url, 1);
    const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
    await db.destroy();
    expect(rows).toEqual([]);
    expect(await readdir(machine.settings.DATA_DIR)).toEqual([]);
  } finally {
    await machine.database.drop();
  }
});

test('nothing is replaced: neither a database with tables, nor a folder with files, nor a backup', {
  timeout: 60_000,
}, async () => {
  const { path } = await backUp('twice');
  await expect(backUp('twice')).rejects.toThrow(/already exists/);
  const machine = await emptyMachine();
  try {
    const store = openFileStore(machine.settings);
    await store.put('ab'.repeat(20), Buffer.from('somebody’s'));
    await expect(machine.restore(path)).rejects.toThrow(/file store is not empty/);
    await store.remove('ab'.repeat(20));
    // A restore that cannot be completed does not start: no file is written.
    const { db } = connect(machine.database.url, 1);
    await sql`create role reader_only login password 'secret'`.execute(db);
    const reader = new URL(machine.database.url);
    [reader.username, reader.password] = ['reader_only', 'secret'];
    const refused = restoreBackup({
      ...{ settings: machine.settings, folder: { path, key: null }, log: () => undefined },
      ...{ url: reader.href, ownerUrl: reader.href },
    });
    await expect(refused).rejects.toThrow(
      /The role reader_only has no permission to create tables. Set DATABASE_OWNER_URL/,
    );
    await sql`drop role reader_only`.execute(db);
    await db.destroy();
    await sql`create table somebodys (id int)`.execute(connect(machine.database.url, 1).db);
    await expect(machine.restore(path)).rejects.toThrow(/database is not empty \(it has a table somebodys\)/);
  } finally {
    await machine.database.drop();
  }
});
