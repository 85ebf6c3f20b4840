import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '#platform/server/database/keys.ts';
import { newStorageKey } from '#platform/server/files/storage-key.ts';
import { accreditationFileFixture } from '#quality/support/accreditation-file-fixture.ts';
import type { AssessmentAnswer } from '#quality/support/assessment-portal.ts';
import { pdfTextWithoutSpaces } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { generateAccreditationFile } from '../../server/generate-accreditation-file.ts';
import { entryName, plainName } from '../../server/pack/entry-name.ts';
import { removeExpiredAccreditationFiles } from '../../server/remove-expired.ts';

let test: TestPortal;
const fixture = accreditationFileFixture(() => test);
let story: AssessmentAnswer;
const base = '/application/certificate/accreditation-file';

beforeAll(async () => {
  test = await startTestPortal();
  story = await fixture.wholeStory();
}, 120_000);
afterEach(() => dropFiles());
afterAll(() => test.close());

const requestFile = (user: string, headers: Record<string, string> = {}) =>
  test.post(user, `${base}/generate`, { CertificateKey: story.CertificateKey }, headers);
const cleared = () => test.db.deleteFrom('AccreditationFile').execute();
const onDisk = (key: string) =>
  join(test.portal.settings.DATA_DIR, 'files', key.slice(0, 2), key.slice(2, 4), key);
const stored = async () =>
  (
    await readdir(join(test.portal.settings.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile()).length;

/** Adds a file to the assessment with these bytes on disk, whatever its row states. */
async function addFile(
  Name: string,
  bytes: Buffer,
  more: { Sha256?: string; Size?: number } = {},
): Promise<string> {
  const { Id } = await test.db
    .selectFrom('Application')
    .select('Id')
    .where('ApplicationKey', '=', story.ApplicationKey)
    .executeTakeFirstOrThrow();
  const StorageKey = newStorageKey();
  await mkdir(dirname(onDisk(StorageKey)), { recursive: true });
  await writeFile(onDisk(StorageKey), bytes);
  await test.db
    .insertInto('File')
    .values({
      ...{ FileKey: newKey(), Name, Kind: 'document', Type: 'application/pdf', StorageKey },
      Size: bytes.byteLength,
      Sha256: createHash('sha256').update(bytes).digest('hex'),
      ...more,
      AccountId: null,
      ApplicationId: Id,
    })
    .execute();
  return StorageKey;
}
const dropFiles = () =>
  test.db.deleteFrom('File').where('AccountId', 'is', null).where('Name', 'not like', 'GF-%').execute();

describe('creating a file', () => {
  it('returns the file being created, for repeated and concurrent requests', async () => {
    await cleared();
    const [one, two] = await Promise.all([requestFile('admin'), requestFile('admin')]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.data.AccreditationFileKey).toBe(one.data.AccreditationFileKey);
    // Another user gets a separate file, because they may see less or more.
    expect((await requestFile('it')).data.AccreditationFileKey).not.toBe(one.data.AccreditationFileKey);
  });

  it('returns the same response to a repeated request, also once that file is finished', async () => {
    await cleared();
    const key = { 'idempotency-key': 'accreditationFile-once' };
    const first = await requestFile('admin', key);
    const { Id } = await fixture.row(String(first.data.AccreditationFileKey));
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    expect((await requestFile('admin', key)).data).toEqual(first.data);
    expect(await test.db.selectFrom('AccreditationFile').select('Id').execute()).toHaveLength(1);
    expect((await requestFile('admin')).data.AccreditationFileKey).not.toBe(first.data.AccreditationFileKey);
  });

  it('downloads only the user’s own files, once per ticket, and is logged', async () => {
    await cleared();
    const { AccreditationFileKey } = await fixture.make('ceo', story.CertificateKey);
    expect(
      (await test.get('ceo', base, { CertificateKey: story.CertificateKey })).data.AccreditationFiles,
    ).toHaveLength(1);
    expect(
      (await test.get('admin', base, { CertificateKey: story.CertificateKey })).data.AccreditationFiles,
    ).toEqual([]);
    expect((await test.post('admin', `${base}/ticket`, { AccreditationFileKey })).status).toBe(404);
    const { Url } = await fixture.done('ceo', `${base}/ticket`, { AccreditationFileKey });
    const response = await test.app.inject({ url: String(Url) });
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'application/zip', 'no-store']);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.byteLength));
    expect((await test.app.inject({ url: String(Url) })).statusCode).toBe(404);
    const events = await test.db
      .selectFrom('Audit')
      .select(['Event', 'Object'])
      .where('Event', 'like', 'ACCREDITATION_FILE%')
      .orderBy('Id', 'desc')
      .limit(3)
      .execute();
    expect(events.map((one) => `${one.Event} ${one.Object}`)).toEqual(
      ['DOWNLOADED', 'GENERATED', 'REQUESTED'].map(
        (what) => `ACCREDITATION_FILE_${what} ${story.CertificateNo}`,
      ),
    );
  });

  it('refuses a ticket whose owner has lost the role in the meantime', async () => {
    await cleared();
    const { AccreditationFileKey } = await fixture.make('coo', story.CertificateKey);
    const { Url } = await fixture.done('coo', `${base}/ticket`, { AccreditationFileKey });
    const roles = (Roles: ('COO' | 'BUSINESS')[]) =>
      test.db.updateTable('Account').set({ Roles }).where('Email', '=', 'coo@demo.test').execute();
    await roles(['BUSINESS']);
    expect((await test.app.inject({ url: String(Url) })).statusCode).toBe(404);
    await roles(['COO']);
  });

  it('is not available to clients, assessors and finance', async () => {
    for (const user of ['client', 'sub-client', 'assessor', 'indepreviewer', 'business', 'finance'])
      expect([user, (await requestFile(user)).status]).toEqual([user, 403]);
  });
});

describe('originals', () => {
  it('that are missing or changed are listed, and the file is created anyway', async () => {
    await cleared();
    await addFile('whole.pdf', Buffer.from('whole'));
    const changed = await addFile('changed.pdf', Buffer.from('as it was'));
    await writeFile(onDisk(changed), 'as it is!');
    await rm(onDisk(await addFile('missing.pdf', Buffer.from('gone'))));
    const made = await fixture.make('admin', story.CertificateKey);
    expect([made.Status, made.FaultCount]).toEqual(['READY', 2]);
    const zip = unzipSync(await fixture.take('admin', made.AccreditationFileKey));
    const names = Object.keys(zip).map((path) => path.split(' ').at(-1));
    expect(names).toContain('whole.pdf');
    expect(names).not.toContain('missing.pdf');
    const manifest = JSON.parse(strFromU8(zip['manifest.json'] as Uint8Array));
    expect(manifest.Missing).toMatchObject([{ Name: 'missing.pdf' }]);
    expect(manifest.Files.find((one: { Name?: string }) => one.Name === 'changed.pdf')).toMatchObject({
      State: 'DAMAGED',
      Sha256: createHash('sha256').update('as it is!').digest('hex'),
      RecordedSha256: createHash('sha256').update('as it was').digest('hex'),
    });
    const text = await pdfTextWithoutSpaces(
      zip[`${story.CertificateNo}-accreditation-file.pdf`] as Uint8Array,
    );
    expect(text).toMatch(/2of\d+originalsaremissingoraltered/);
  });

  it('cannot leave the folder of the ZIP by their name, or overwrite each other', async () => {
    await cleared();
    const names = [
      '../../../etc/passwd',
      '..\\..\\boot.ini',
      '/root/.ssh',
      'CON',
      'a\u202Egpj.exe',
      'same.pdf',
      'same.pdf',
      `${'長'.repeat(300)}.pdf`,
    ];
    for (const name of names) await addFile(name, Buffer.from(name));
    const { AccreditationFileKey, FaultCount } = await fixture.make('admin', story.CertificateKey);
    expect(FaultCount).toBe(0);
    const paths = Object.keys(unzipSync(await fixture.take('admin', AccreditationFileKey)));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(path).toMatch(
        /^(assessments\/[A-Z0-9-]+\/\d{3} [^/\\]+|certificate\/[^/\\]+|proofs\/[^/\\]+|[^/\\]+)$/,
      );
      expect(path).not.toMatch(/\.\.|\u202e|[<>:"|?*]/);
    }
    expect(paths.filter((path) => path.endsWith(' same.pdf'))).toHaveLength(2);
  });

  it.each([
    ['../../etc/passwd', '001 passwd'],
    ['.hidden', '001 hidden'],
    ['COM1', '001 COM1'],
    ['name with ends. . ', '001 name with ends'],
    ['', '001 file'],
    [`${'a'.repeat(200)}.docx`, `001 ${'a'.repeat(85)}.docx`],
  ])('%s is stored as %s', (original, expected) => {
    expect(entryName(1, original)).toBe(expected);
  });

  it.each([
    ['GF-2026-00001', 'GF-2026-00001'],
    ['../x', '--x'],
    ['..', '-'],
    ['a b/c', 'a-b-c'],
  ])('the record %s has the folder %s', (original, expected) => {
    expect(plainName(original)).toBe(expected);
  });

  it('of any size need constant memory', async () => {
    await cleared();
    const MEGABYTE = 1024 * 1024;
    const size = 320 * MEGABYTE;
    const block = Buffer.alloc(MEGABYTE, 7);
    const hash = createHash('sha256');
    for (let at = 0; at < size / MEGABYTE; at += 1) hash.update(block);
    const key = await addFile('large.pdf', Buffer.alloc(0), { Size: size, Sha256: hash.digest('hex') });
    await pipeline(
      Readable.from(
        (function* () {
          for (let at = 0; at < size / MEGABYTE; at += 1) yield block;
        })(),
      ),
      createWriteStream(onDisk(key)),
    );
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 10);
    const made = await fixture.make('admin', story.CertificateKey);
    clearInterval(watch);
    expect([made.Status, made.FaultCount]).toEqual(['READY', 0]);
    expect(Number(made.Size)).toBeGreaterThan(size);
    // Allows for chunks that await garbage collection; held in memory as a whole, it would be three times the
    // file.
    expect(most).toBeLessThan(size / 2);
  }, 60_000);
});

describe('the job', () => {
  const waiting = async () => {
    await cleared();
    return fixture.row(String((await requestFile('admin')).data.AccreditationFileKey));
  };

  it('killed half-way starts again, and two concurrent runs store one file', async () => {
    const { Id, AccreditationFileKey } = await waiting();
    await test.db
      .updateTable('AccreditationFile')
      .set({ Status: 'RUNNING', Attempts: 1, Stage: 'PACK', Progress: 80 })
      .execute();
    const before = await stored();
    await Promise.all([
      generateAccreditationFile(test.portal, { AccreditationFileId: Id }),
      generateAccreditationFile(test.portal, { AccreditationFileId: Id }),
    ]);
    expect((await fixture.row(AccreditationFileKey)).Status).toBe('READY');
    expect(await stored()).toBe(before + 1);
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    expect(await stored()).toBe(before + 1);
    // No temporary files remain.
    expect(await readdir(join(test.portal.settings.DATA_DIR, 'tmp'))).toEqual([]);
  });

  it('that fails is tried three times and then reported; the next request starts again', async () => {
    const { Id, AccreditationFileKey } = await waiting();
    const broken = { ...test.portal, settings: { ...test.portal.settings, SIGNING_P12: '/nowhere.p12' } };
    for (const _ of [1, 2])
      await expect(generateAccreditationFile(broken, { AccreditationFileId: Id })).rejects.toThrow(
        'SIGNING_P12',
      );
    expect((await fixture.row(AccreditationFileKey)).Status).toBe('RUNNING');
    await generateAccreditationFile(broken, { AccreditationFileId: Id });
    expect((await fixture.row(AccreditationFileKey)).Status).toBe('FAILED');
    expect((await fixture.make('admin', story.CertificateKey)).Status).toBe('READY');
  });

  it('killed three times is not retried', async () => {
    const { Id, AccreditationFileKey } = await waiting();
    await test.db.updateTable('AccreditationFile').set({ Status: 'RUNNING', Attempts: 3 }).execute();
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    expect((await fixture.row(AccreditationFileKey)).Status).toBe('FAILED');
  });

  it('continues after the user has signed out, and notifies all who requested the file, once', async () => {
    const { Id, AccountId, AccreditationFileKey } = await waiting();
    const session = (EndedAt: Date | null) =>
      test.db.updateTable('Session').set({ EndedAt }).where('AccountId', '=', AccountId).execute();
    await session(new Date());
    await test.db
      .updateTable('AccreditationFile')
      .set({ RequestedAt: new Date(Date.now() - 61_000) })
      .execute();
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    expect((await fixture.row(AccreditationFileKey)).Status).toBe('READY');
    await session(null);
    const { data } = await test.get('admin', '/user/notification/list', { PageSize: '100' });
    const notified = (data.Rows as { Title: string; Path: string }[]).filter(({ Title }) =>
      Title.includes(story.CertificateNo),
    );
    expect(notified.map(({ Title }) => Title)).toEqual([`Evidence pack ready: ${story.CertificateNo}`]);
    expect(notified[0]?.Path).toBe(`/certificate?key=${story.CertificateKey}`);
  });

  it('delivers nothing to a user whose account was removed before it ran', async () => {
    const { Id, AccountId, AccreditationFileKey } = await waiting();
    const account = (Status: 'ACTIVE' | 'SUSPENDED') => setAccountStatus(test.db, { Id: AccountId }, Status);
    await account('SUSPENDED');
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    expect((await fixture.row(AccreditationFileKey)).Status).toBe('FAILED');
    await account('ACTIVE');
  });

  it('creates the same file from the same records, except for its signature', async () => {
    const { Id, AccreditationFileKey } = await waiting();
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    const first = unzipSync(await fixture.take('admin', AccreditationFileKey));
    await test.db
      .updateTable('AccreditationFile')
      .set({ Status: 'WAITING', StorageKey: null })
      .where('Id', '=', Id)
      .execute();
    await generateAccreditationFile(test.portal, { AccreditationFileId: Id });
    const second = unzipSync(await fixture.take('admin', AccreditationFileKey));
    const index = `${story.CertificateNo}-accreditation-file.pdf`;
    const others = (zip: Record<string, Uint8Array>) =>
      Object.entries(zip)
        .filter(([path]) => ![index, 'manifest.json', 'SHA256SUMS'].includes(path))
        .map(([path, bytes]) => `${createHash('sha256').update(bytes).digest('hex')} ${path}`);
    expect(others(second)).toEqual(others(first));
    expect(Object.keys(second)).toEqual(Object.keys(first));
    expect(await pdfTextWithoutSpaces(second[index] as Uint8Array)).toBe(
      await pdfTextWithoutSpaces(first[index] as Uint8Array),
    );
  });
});

describe('after seven days', () => {
  it('the content is deleted and the hash remains', async () => {
    await cleared();
    const made = await fixture.make('admin', story.CertificateKey);
    const day = 24 * 60 * 60_000;
    const readyAt = (made.ReadyAt as Date).getTime();
    await removeExpiredAccreditationFiles(test.portal, new Date(readyAt + 7 * day - 1));
    expect((await fixture.row(made.AccreditationFileKey)).Status).toBe('READY');
    const before = await stored();
    await removeExpiredAccreditationFiles(test.portal, new Date(readyAt + 7 * day));
    expect(await fixture.row(made.AccreditationFileKey)).toMatchObject({
      Status: 'GONE',
      StorageKey: null,
      Sha256: made.Sha256,
    });
    expect(await stored()).toBe(before - 1);
    expect(
      (await test.post('admin', `${base}/ticket`, { AccreditationFileKey: made.AccreditationFileKey }))
        .status,
    ).toBe(404);
    // A second run changes nothing.
    await removeExpiredAccreditationFiles(test.portal, new Date(readyAt + 8 * day));
  });
});
