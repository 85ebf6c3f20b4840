import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortalRealtime } from '#apps/server/start-realtime.ts';
import { type Connection, connect } from '#platform/server/database/connect.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { serviceFixture } from '#quality/support/service-fixture.ts';
import { loadServices } from '../../server/offer/load-services.ts';

let testPortal: TestPortal;
let other: Connection;
let live: { stop: () => Promise<void> };
beforeAll(async () => {
  testPortal = await startTestPortal();
  const url = String(testPortal.portal.settings.DATABASE_URL);
  other = connect(url, 2);
  live = await startPortalRealtime({ ...testPortal.portal, db: other.db }, createServer(), url);
});
afterAll(async () => {
  await live?.stop();
  await other?.db.destroy();
  await testPortal.close();
});
const fixture = serviceFixture(() => testPortal);

test('a publication in one process is visible in another as soon as the database signals it', async () => {
  const offered = async () => (await loadServices({ db: other.db })).map(({ SchemeCode }) => SchemeCode);
  const ServiceKey = await fixture.copy('LIV');
  expect(await offered()).not.toContain('LIV');
  await fixture.act('publish', { ServiceKey });
  // Well before the cache would expire by itself.
  await expect.poll(offered, { timeout: 5_000, interval: 20 }).toContain('LIV');
  await fixture.act('hold', { ServiceKey });
  await expect.poll(offered, { timeout: 5_000, interval: 20 }).not.toContain('LIV');
});

test('so is a changed name of a tag', async () => {
  const names = async () =>
    (await loadServices({ db: other.db })).flatMap(({ Tags }) => Tags.map(({ Name }) => Name.EN));
  expect(await names()).not.toContain('Renamed');
  const Name = { EN: 'Renamed', CHT: '改名', CHS: '改名' };
  const saved = await testPortal.post('admin', '/assessment/tag/save', { TagCode: 'ISO', Name, Version: 1 });
  expect(saved.status).toBe(200);
  await expect.poll(names, { timeout: 5_000, interval: 20 }).toContain('Renamed');
});
