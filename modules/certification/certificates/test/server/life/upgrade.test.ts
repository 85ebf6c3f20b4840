import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { certificateDesk } from '#quality/support/certificate-desk.ts';
import { lifeDesk } from '#quality/support/life-desk.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/** Installations of before: their certificates are suspended and off the list already, and go on as they were. */
const migration = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../../../database/migrations', name), 'utf8');

let house: TestPortal;
// A portal each: a running one has statements prepared for the columns that are taken off here.
beforeEach(async () => {
  house = await startTestPortal();
}, 60_000);
afterEach(() => house.close());
const desk = certificateDesk(() => house);
const { deed } = lifeDesk(() => house);
const WHY = { Remark: 'A reason.' };

test('what was taken off the list stays off it, whatever it had become since', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4].map(async (one) => (await desk.issued({ no: `QM-2025-0050${one}` })).id),
  );
  const [listed = 0, off = 0, suspended = 0, back = 0] = ids;
  await deed('admin', 'SUSPEND', listed, WHY, '2026-02-01T02:00:00Z');
  for (const id of [off, suspended, back]) await deed('admin', 'UNPUBLISH', id, {}, '2026-02-01T02:00:00Z');
  await deed('admin', 'SUSPEND', suspended, WHY, '2026-02-02T02:00:00Z');
  await deed('admin', 'PUBLISH', back, {}, '2026-02-02T02:00:00Z');
  await sql`alter table certificate drop column is_unlisted`.execute(house.db);
  for (const column of ['account_id', 'as_role', 'remark'])
    await sql.raw(`alter table certificate_document drop column ${column}`).execute(house.db);

  await sql.raw(migration('20261121-0029-unlisted.sql')).execute(house.db);
  const now = await Promise.all(ids.map(async (id) => (await desk.certificate(id)).IsUnlisted));
  expect(now).toEqual([false, true, true, false]);
});

test('the disclosure document of the page in force becomes that of its certificate', async () => {
  const { application, id } = await desk.issued({ no: 'QM-2025-00511' });
  const { id: without } = await desk.issued({ no: 'QM-2025-00512' });
  await house.db
    .updateTable('Application')
    .set({ DisclosureFile: 'a-file-of-before' })
    .where('Id', '=', application.Id)
    .execute();
  for (const column of ['as_role', 'expiry_date', 'attachment'])
    await sql.raw(`alter table certificate_event drop column ${column}`).execute(house.db);
  await sql`alter table certificate drop column disclosure_file`.execute(house.db);

  await sql.raw(migration('20261121-0020-certificate-life.sql')).execute(house.db);
  expect((await desk.certificate(id)).DisclosureFile).toBe('a-file-of-before');
  expect((await desk.certificate(without)).DisclosureFile).toBeNull();
  // Lines of before are read as they are.
  expect(await desk.story(id)).toHaveLength(2);
});
