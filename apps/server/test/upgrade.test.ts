/** Restores a portal of every released version and migrates it to this one, as an upgrade does. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPortal } from '#apps/server/portal.ts';
import { recordRestore } from '#modules/operations/backup/server/record-restore.ts';
import { restoreBackup } from '#modules/operations/backup/server/restore-backup.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';

const RELEASED = join(import.meta.dirname, '../../../database/released');
const versions = existsSync(RELEASED)
  ? readdirSync(RELEASED)
      .filter((name) => name.endsWith('.tar.gz'))
      .map((name) => name.replace('.tar.gz', ''))
  : [];

test('every release saved a portal', () => {
  expect(versions.length).toBeGreaterThan(0);
});

describe.each(versions)('a portal of version %s', (version) => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    folder = await mkdtemp(join(tmpdir(), 'assay-upgrade-'));
    execFileSync('tar', ['-xzf', join(RELEASED, `${version}.tar.gz`), '-C', folder]);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is migrated to this version with its data, and works', { timeout: 300_000 }, async () => {
    cpSync(join(folder, 'keys'), join(folder, 'data'), { recursive: true });
    const settings = readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'http://portal.test',
    });
    const { url } = database;
    const log = () => undefined;
    const manifest = await restoreBackup({
      settings,
      folder: { path: folder, key: null },
      ownerUrl: url,
      url,
      log,
    });
    expect(manifest.Portal).toBe(version);
    // Compares the event log, the transparency log, every certificate and every stored file.
    expect(await recordRestore({ settings, url }, manifest, log)).toBe(0);

    const { db } = connect(url, 4);
    const app = await createPortal({ db, settings }, openFileStore(settings));
    try {
      const login = await app.inject({
        method: 'POST',
        url: '/api/auth/backend/login',
        payload: { Email: 'ceo@demo.test', Password: 'Portal-demo-2026' },
      });
      expect(login.statusCode).toBe(200);
      const list = await app.inject({
        url: '/api/application/list',
        headers: { authorization: `Bearer ${login.json().data.Token}` },
      });
      expect(list.json().data.Rows.length).toBeGreaterThan(0);
    } finally {
      await app.close();
      await db.destroy();
    }
  });
});
