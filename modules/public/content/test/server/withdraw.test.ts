import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const Kind = 'COOKIES';
const localizedText = (EN: string) => ({
  EN: `<p>${EN}</p>`,
  CHT: `<p>${EN}（繁）</p>`,
  CHS: `<p>${EN}（简）</p>`,
});
async function publish(VersionId: string, EffectiveAt?: string): Promise<void> {
  const { data } = await portal.post('admin', '/cms/draft/begin', { Kind });
  const draft = { Kind, Version: data.Version, Content: localizedText(VersionId) };
  const { Version } = (await portal.post('admin', '/cms/draft/save', draft)).data;
  const body = { Kind, Version, VersionId, ...(EffectiveAt && { EffectiveAt }) };
  expect((await portal.post('admin', '/cms/publish', body)).status).toBe(200);
}
const withdraw = (VersionId: string, user = 'admin') =>
  portal.post(user, '/cms/withdraw', { Kind, VersionId });
const states = async () => {
  const { data } = await portal.get('admin', '/cms/list', { Kind });
  return (data.Rows as { VersionId: string; State: string }[]).map((row) => `${row.VersionId} ${row.State}`);
};
const inForce = async () => {
  const { data } = await portal.get(null, '/cms/get/consent-for-cookies.json', { lang: 'EN' });
  return (data.versionx as { version_id: string }).version_id;
};

test('a scheduled version is withdrawn, and no one is asked to accept it', async () => {
  await publish('2.0');
  await publish('3.0', '2990-01-01T00:00:00Z');
  expect(await states()).toEqual(['3.0 COMING', '2.0 IN_FORCE', '1.0 PAST']);
  expect((await withdraw('3.0')).status).toBe(200);
  expect(await states()).toEqual(['3.0 WITHDRAWN', '2.0 IN_FORCE', '1.0 PAST']);
  // The effective date arrives.
  await sql`alter table content_version disable trigger content_version_protected`.execute(portal.db);
  await sql`update content_version set effective_at = now() where version_id = '3.0'`.execute(portal.db);
  await sql`alter table content_version enable trigger content_version_protected`.execute(portal.db);
  expect(await inForce()).toBe('2.0');
  expect(await states()).toEqual(['3.0 WITHDRAWN', '2.0 IN_FORCE', '1.0 PAST']);
  expect((await portal.get(null, '/auth/config')).data).toMatchObject({ CookieVersion: '2.0' });
});

test('a version that is in force, withdrawn or unknown cannot be withdrawn; the texts can be reused', async () => {
  for (const [VersionId, status] of [
    ['2.0', 409],
    ['1.0', 409],
    ['3.0', 409],
    ['9.9', 404],
  ] as const)
    expect([VersionId, (await withdraw(VersionId)).status]).toEqual([VersionId, status]);
  await publish('4.0', '2991-01-01T00:00:00Z');
  const both = await Promise.all([withdraw('4.0'), withdraw('4.0', 'sub-admin')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await portal.post('admin', '/cms/draft/begin', { Kind, VersionId: '4.0' });
  expect(data).toMatchObject({ BasedOn: '4.0' });
});

test('a withdrawal is stored permanently', async () => {
  await expect(sql`delete from content_withdrawal`.execute(portal.db)).rejects.toThrow();
  await expect(sql`update content_withdrawal set at = now()`.execute(portal.db)).rejects.toThrow();
});
