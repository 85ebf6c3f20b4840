/** What the form for a new application names as already there for the service: certificates in force and running initial applications. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { submitApplication } from '#quality/support/submit-application.ts';

let portal: TestPortal;
const { published } = cycleFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

type Existing = {
  Certificates: { CertificateNo: string; ExpiryDate: string }[];
  Applications: { ApplicationKey: string; ApplicationStatusCode: string }[];
};
async function existing(user: string, scheme = 'QM'): Promise<Existing> {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', scheme)
    .executeTakeFirstOrThrow();
  const { status, data } = await portal.get(user, '/application/begin/options', { ServiceKey });
  expect(status).toBe(200);
  return data.Existing as Existing;
}
const numbers = async (user: string) =>
  (await existing(user)).Certificates.map(({ CertificateNo }) => CertificateNo);

test('a certificate in force is named, an expired one is not; a sub-account sees only what is shared with it', async () => {
  const today = hongKongDate(new Date());
  const effective = addMonths(today, -11);
  await published({ no: 'QM-2026-75001', effective, expiry: addMonths(effective, 36) });
  await published({ no: 'QM-2020-75002', effective: addMonths(today, -60), expiry: addMonths(today, -24) });
  expect(await numbers('client')).toContain('QM-2026-75001');
  expect(await numbers('client')).not.toContain('QM-2020-75002');
  expect(await numbers('sub-client')).not.toContain('QM-2026-75001');
  expect(await numbers('client2')).not.toContain('QM-2026-75001');
  // What it is remains unnamed.
  expect(await existing('sub-client')).toEqual({ HasUnshared: true, Certificates: [], Applications: [] });
  expect((await existing('client')).HasUnshared).toBe(false);
});

test('a running initial application is named until it ends', async () => {
  const key = await submitApplication(portal, 'client2', 'LOGISTICS');
  const find = async (user: string) =>
    (await existing(user)).Applications.find(({ ApplicationKey }) => ApplicationKey === key);
  expect(await find('client2')).toMatchObject({ ApplicationStatusCode: 'PENDING' });
  expect(await find('client')).toBeUndefined();
  const cancelled = await portal.post('admin', '/application/cancel', {
    ...{ ApplicationKey: key, Remark: 'At the request of the client.' },
  });
  expect(cancelled.status).toBe(200);
  expect(await find('client2')).toBeUndefined();
});
