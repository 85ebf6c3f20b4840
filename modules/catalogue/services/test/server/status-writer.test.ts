/** The database refuses a change of the status of a service or version that its writer did not announce. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const service = (SchemeCode: string) =>
  portal.db
    .selectFrom('Service')
    .select(['Id', 'ServiceKey', 'Status'])
    .where('SchemeCode', '=', SchemeCode)
    .executeTakeFirstOrThrow();

it('refuses a direct change of the status, and one that was announced for another row or status', async () => {
  const { Id, ServiceKey } = await service('GF');
  const other = await service('QM');
  const write = (status: 'OFFERED' | 'HELD', announced: RawBuilder<boolean>) =>
    sql`update service set status = ${status} where id = ${Id} and ${announced}`.execute(portal.db);
  const refused = { code: '42501' };
  await expect(write('HELD', sql<boolean>`true`)).rejects.toMatchObject(refused);
  await expect(write('HELD', announceStatus('service', 'REMOVED'))).rejects.toMatchObject(refused);
  const foreign = sql<boolean>`set_config('assay.status_change', ${`service ${other.Id} HELD`}, true) is not null`;
  await expect(write('HELD', foreign)).rejects.toMatchObject(refused);
  expect((await service('GF')).Status).toBe('OFFERED');
  // An update that leaves the status as it is needs no announcement.
  await write('OFFERED', sql<boolean>`true`);
  expect((await portal.post('admin', '/assessment/hold', { ServiceKey })).status).toBe(200);
  expect((await service('GF')).Status).toBe('HELD');
});

it('refuses the same of a version', async () => {
  const { Id: ServiceId } = await service('QM');
  const { Id } = await portal.db
    .insertInto('ServiceVersion')
    .columns(['ServiceId', 'VersionNo', 'Definition', 'Status', 'EffectiveOn', 'PublishedAt'])
    .expression((eb) =>
      eb
        .selectFrom('ServiceVersion')
        .select(['ServiceId', sql<number>`77`.as('No'), 'Definition', sql<'DRAFT'>`'DRAFT'`.as('Status')])
        .select([sql<null>`null::date`.as('EffectiveOn'), sql<null>`null::timestamptz`.as('PublishedAt')])
        .where('ServiceId', '=', ServiceId)
        .limit(1),
    )
    .returning('Id')
    .executeTakeFirstOrThrow();
  const publish = (announced: RawBuilder<boolean>) =>
    sql`update service_version set status = 'PUBLISHED', effective_on = '2030-01-01', published_at = now()
      where id = ${Id} and ${announced}`.execute(portal.db);
  const refused = { code: '42501' };
  await expect(publish(sql<boolean>`true`)).rejects.toMatchObject(refused);
  await expect(publish(announceStatus('service_version', 'WITHDRAWN'))).rejects.toMatchObject(refused);
  await expect(publish(announceStatus('service', 'PUBLISHED'))).rejects.toThrow();
  await publish(announceStatus('service_version', 'PUBLISHED'));
});
