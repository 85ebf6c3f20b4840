import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { downloadExport } from '#quality/support/download-export.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
const { published } = cycleFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
  await published({ no: 'QM-2025-73001' });
  const { certificate } = await published({ no: 'QM-2025-73002' });
  await portal.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: 'SUSPENDED', StatusBefore: 'PUBLISHED' })
    .where(announceStatus('certificate', 'SUSPENDED'))
    .where('Id', '=', certificate.Id)
    .execute();
});
afterAll(() => portal.close());

async function taken(user: string, List: string, Filters: object, language = 'EN'): Promise<string[]> {
  const file = await downloadExport(portal, user, { List, Filters }, { applanguage: language });
  if (typeof file === 'number') throw new Error(`refused: ${file}`);
  return file.body.replace('\ufeff', '').trim().split('\r\n');
}

test('the list of certificates is exported with its filters, in the reader’s language', async () => {
  expect(await taken('finance', 'CERTIFICATES', { Status: 'SUSPENDED' })).toEqual([
    'Number,Revision,Organisation,Service,Document type,Status,Effective,Expires',
    'QM-2025-73002,R1,Harbour Green Energy Limited,"Quality Management, ISO 9001:2015",Certificate,Suspended,2025-03-14,2028-03-13',
  ]);
  const [, row] = await taken('admin', 'CERTIFICATES', { Search: '73001' }, 'CHT');
  expect(row).toContain('QM-2025-73001,R1,海港綠色能源有限公司,');
});

test('the schedule is exported as its list shows it, day by day; users without a schedule cannot export it', async () => {
  const [heads, ...rows] = await taken('scheduling', 'SCHEDULE', { Search: '73001' });
  expect(heads).toBe('Due,Type,Number,Organisation,Service,Status,Open from,Application');
  const { data } = await portal.get('scheduling', '/cycle/list', { Search: '73001' });
  expect(rows.map((row) => row.split(',')[0])).toEqual((data.Rows as { On: string }[]).map(({ On }) => On));
  expect(rows.length).toBeGreaterThan(0);
  const refused = await portal.post('finance', '/export/download', { List: 'SCHEDULE', Filters: {} });
  expect([refused.status, refused.error.Code]).toEqual([403, 'ERR_FORBIDDEN']);
});

test('unknown filters are refused', async () => {
  const wrong = await portal.post('admin', '/export/download', {
    List: 'CERTIFICATES',
    Filters: { Colour: 'green' },
  });
  expect([wrong.status, wrong.error.Code]).toEqual([422, 'ERR_VALIDATION']);
});
