import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent } from '#modules/certification/certificates/server/add-event.ts';
import { tellOfCertificate } from '#modules/certification/certificates/server/life/tell.ts';
import { certificateDesk } from '#quality/support/certificate-desk.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { appendLeaves } from '../../server/append-leaves.ts';
import { checkLog } from '../../server/check/check-log.ts';
import { loadCertificateLog } from '../../server/load-certificate-log.ts';

const MIGRATION = join(
  import.meta.dirname,
  '../../../../../database/migrations/20261121-0022-transparency-log.sql',
);

let house: TestPortal;
const desk = certificateDesk(() => house);
beforeAll(async () => {
  house = await startTestPortal();
}, 60_000);
afterAll(() => house.close());

test('an installation from before takes over all stories at its first run, the oldest line first', async () => {
  await sql`drop trigger certificate_event_awaits_leaf on certificate_event`.execute(house.db);
  await sql`drop function await_leaf`.execute(house.db);
  await sql`drop table log_pending, log_leaf, log_node, log_checkpoint`.execute(house.db);
  const { id: younger } = await desk.issued({ no: 'QM-2025-00002', effective: '2025-03-14' });
  const { id: older } = await desk.issued({ no: 'QM-2025-00001' });
  for (const [certificate, day] of [
    [younger, '2025-09-02'],
    [older, '2025-09-01'],
  ] as const)
    await house.db.transaction().execute((tx) =>
      addEvent(tx, certificate, {
        ...{ Event: 'SUSPENDED', From: 'PUBLISHED', To: 'SUSPENDED', Revision: 1, account: null },
        EffectiveOn: day,
        at: new Date(`${day}T02:00:00Z`),
      }),
    );
  await sql.raw(readFileSync(MIGRATION, 'utf8')).execute(house.db);
  expect((await loadCertificateLog(house.portal, 'QM-2025-00001')).Waiting).toBe(3);
  await appendLeaves(house.portal);

  const { rows } = await sql<{ Entry: string }>`select entry from log_leaf order by index`.execute(house.db);
  const moments = rows.map(({ Entry }) => String(JSON.parse(Entry).At));
  expect(moments).toEqual(moments.toSorted());
  expect(moments).toHaveLength(6);
  expect(rows.slice(-2).map(({ Entry }) => JSON.parse(Entry).CertificateNo)).toEqual([
    'QM-2025-00001',
    'QM-2025-00002',
  ]);
  // Years old, and no alarm: the log has begun only now.
  const found: unknown[] = [];
  for await (const difference of checkLog(house.portal)) found.push(difference);
  expect(found).toEqual([]);
  const { Entries, Waiting } = await loadCertificateLog(house.portal, 'QM-2025-00001');
  expect(Entries.map(({ Seq, Event }) => `${Seq} ${Event}`)).toEqual([
    '1 ISSUED',
    '2 PUBLISHED',
    '3 SUSPENDED',
  ]);
  expect(Waiting).toBe(0);
});

test('every further line asks for its leaf', async () => {
  const jobs = async () =>
    (
      await sql<{ Queue: string }>`select queue_name as queue from graphile_worker.jobs
        where task_identifier = 'transparency.append'`.execute(house.db)
    ).rows;
  const before = (await jobs()).length;
  const { id } = await desk.issued({ no: 'QM-2025-00003' });
  await tellOfCertificate(house.portal, { CertificateId: id, Seq: 2 });
  expect((await jobs()).length).toBeGreaterThan(before);
  expect(await jobs()).toContainEqual({ Queue: 'transparency' });
  const { Waiting, Entries } = await loadCertificateLog(house.portal, 'QM-2025-00003');
  expect({ Waiting, Entries }).toEqual({ Waiting: 2, Entries: [] });
});
