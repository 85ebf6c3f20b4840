import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateDesk } from '../support/certificate-desk.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

let house: TestPortal;
const desk = certificateDesk(() => house);
beforeAll(async () => {
  house = await startTestPortal();
});
afterAll(() => house.close());

const serviceKey = async (scheme: string) =>
  (
    await house.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', scheme)
      .executeTakeFirstOrThrow()
  ).ServiceKey;
const begin = async (scheme: string, AssessmentType: string) => {
  const body = { ServiceKey: await serviceKey(scheme), AssessmentType };
  const { status, data, error } = await house.post('client', '/application/save', body);
  return { status, data, why: error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`) };
};
const LOOK_AGAIN = ['SURVEILLANCE', 'SPECIAL', 'RENEWAL'];

test('what looks again at a certificate is begun by who has one of that service', async () => {
  for (const type of LOOK_AGAIN)
    expect(await begin('QM', type)).toMatchObject({
      status: 422,
      why: ['AssessmentType REASON_NO_CERTIFICATE'],
    });
  expect((await begin('QM', 'INITIAL')).status).toBe(200);

  const { id } = await desk.issued({ no: 'QM-2025-73001' });
  for (const type of LOOK_AGAIN) expect((await begin('QM', type)).status).toBe(200);
  // Of another service it is none, and it is nobody else's.
  expect((await begin('IS', 'RENEWAL')).status).toBe(422);
  const other = { ServiceKey: await serviceKey('QM'), AssessmentType: 'RENEWAL' };
  expect((await house.post('client2', '/application/save', other)).status).toBe(422);

  const end = (CertificateStatusCode: 'EXPIRED' | 'TERMINATED') =>
    house.db.updateTable('Certificate').set({ CertificateStatusCode }).where('Id', '=', id).execute();
  await end('EXPIRED');
  expect([(await begin('QM', 'RENEWAL')).status, (await begin('QM', 'SURVEILLANCE')).status]).toEqual([
    200, 422,
  ]);
  await end('TERMINATED');
  expect((await begin('QM', 'RENEWAL')).status).toBe(422);
});

test('the short way is for the next assessment of a cycle; one that a client began goes all the way', async () => {
  await desk.issued({ no: 'QM-2025-73002' });
  const { data } = await begin('QM', 'SURVEILLANCE');
  expect((data.Steps as { Step: string }[]).map(({ Step }) => Step)).toEqual([
    'ASSESSOR',
    'INDEPREVIEWER',
    'COO',
    'CEO',
  ]);
});
