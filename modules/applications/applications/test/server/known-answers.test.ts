import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/** A first application starts with what the client's account and organisation already state. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

async function answersOfNew(user: string): Promise<Record<string, unknown>> {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const { data } = await portal.post(user, '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  const { Answers } = await portal.db
    .selectFrom('Application')
    .select('Answers')
    .where('ApplicationKey', '=', String(data.ApplicationKey))
    .executeTakeFirstOrThrow();
  return Answers as Record<string, unknown>;
}

test('the organisation and the contact person are filled in, and nothing else', async () => {
  await portal.db
    .updateTable('Account')
    .set({ FirstName: 'Ada', LastName: 'Ng', PhoneCode: '+852', PhoneNo: '2345 6789' })
    .where('Email', '=', 'client@demo.test')
    .execute();
  await portal.db
    .updateTable('Organisation')
    .set({ RegistrationNo: '12345678-000' })
    .where('Id', '=', (eb) =>
      eb.selectFrom('Account').select('OrganisationId').where('Email', '=', 'client@demo.test'),
    )
    .execute();
  expect(await answersOfNew('client')).toEqual({
    LegalName: 'Harbour Green Energy Limited',
    LegalNameChinese: '海港綠色能源有限公司',
    BusinessRegistration: '12345678-000',
    ContactName: 'Ada Ng',
    ContactEmail: 'client@demo.test',
    ContactPhone: '+852 2345 6789',
  });
});
