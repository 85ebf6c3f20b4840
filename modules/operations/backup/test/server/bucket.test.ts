import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newestRun } from '#modules/operations/status/server/newest-run.ts';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { startBucket } from '#quality/support/bucket.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { createTestDatabase } from '#quality/support/database.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { makeBackup } from '../../server/make-backup.ts';
import { restoreBackup } from '../../server/restore-backup.ts';

const NO = 'QM-2025-00431';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let portal: TestPortal;
let places: string;
const fixture = certificateFixture(() => portal);

beforeAll(async () => {
  bucket = await startBucket();
  places = await mkdtemp(join(tmpdir(), 'assay-bucket-'));
  portal = await startTestPortal(bucket.settings('before'));
  await fixture.issued({ no: NO });
  for (let file = 0; file < 4; file += 1) await portal.upload('client', 'document');
}, 60_000);
afterAll(async () => {
  await portal.close();
  await bucket.stop();
  await rm(places, { recursive: true, force: true });
});

/** Contents of a bucket by key, as hexadecimal text. */
const inBucket = (name: string): Record<string, string> =>
  Object.fromEntries(
    [...bucket.kept]
      .filter(([path]) => path.startsWith(`/${name}/`))
      .map(([path, bytes]) => [path.slice(name.length + 2), bytes.toString('hex')])
      .sort(),
  );
const found = async () =>
  ((await newestRun(portal.db, 'FILES'))?.Findings ?? []).map(({ Check, About }) => `${Check} ${About}`);

test('files in a bucket are backed up and restored to an empty one, byte for byte', {
  timeout: 60_000,
}, async () => {
  const path = join(places, 'saved');
  const url = String(portal.portal.settings.DATABASE_URL);
  const { Manifest } = await makeBackup({
    ...{ settings: portal.portal.settings, url, path, key: null, since: null },
  });
  expect(Manifest).toMatchObject({ Missing: [], Changed: [], Files: { Count: 5 } });
  const database = await createTestDatabase('template0');
  const settings = readSettings({
    ...{ NODE_ENV: 'test', DATABASE_URL: database.url, PUBLIC_URL: 'http://portal.test' },
    ...{ DATA_DIR: join(places, 'data'), ...bucket.settings('after') },
  });
  const restored = { settings, folder: { path, key: null }, url: database.url, ownerUrl: database.url };
  await restoreBackup({ ...restored, log: () => undefined });
  expect(Object.keys(inBucket('after'))).toHaveLength(5);
  expect(inBucket('after')).toEqual(inBucket('before'));
  await database.drop();
});

test('a flipped bit in the bucket, a missing file and an unreferenced one are reported', async () => {
  const { rows } = await sql<{ Key: string; About: string }>`
    select storage_key as key, name || ' (' || file_key || ')' as about from file order by id desc limit 2`.execute(
    portal.db,
  );
  const at = (key: string) => `/before/files/${key.slice(0, 2)}/${key}`;
  const [turned, missing] = rows.map(({ Key }) => at(Key)) as [string, string];
  const bytes = bucket.kept.get(turned) as Buffer;
  bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9);
  bucket.kept.delete(missing);
  bucket.kept.set(at('ab'.repeat(20)), Buffer.from('nobody’s'));
  await runChecker(portal.portal, 'FILES');
  expect((await found()).sort()).toEqual([
    `DIFFERS ${rows[0]?.About}`,
    `GONE ${rows[1]?.About}`,
    `ORPHAN ${'ab'.repeat(20)}`,
  ]);
});
