/** Tests of confirming the board's record for several applications at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkFixture, outcomes } from '#quality/support/bulk-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { rowOf, actionsOn, post, nextNo } = bulkFixture(() => portal);

/** An application decided by the CEO, whose certificate number is not drawn yet. */
async function decided(client = 'client'): Promise<string> {
  const { Id, ApplicationKey } = await insertCertified(portal, { no: nextNo(), client });
  await portal.db
    .updateTable('Application')
    .set({ CertificateNo: null, DecisionDate: null })
    .where('Id', '=', Id)
    .execute();
  return ApplicationKey;
}

const recordsOf = async (key: string) => {
  const { Id } = await rowOf(key);
  return portal.db
    .selectFrom('File')
    .select(['FileKey', 'Kind', 'Size', 'StorageKey'])
    .where('ApplicationId', '=', Id)
    .execute();
};
const unattached = async () =>
  (await portal.db.selectFrom('File').select('FileKey').where('ApplicationId', 'is', null).execute()).map(
    ({ FileKey }) => FileKey,
  );

test('each application receives the next number of its series and a copy of the record of its own', async () => {
  const [first, second] = [await decided(), await decided('client2')];
  const record = await portal.upload('scheduling', 'crb');
  const answer = await post('scheduling', 'confirm', {
    ApplicationKeys: [first, 'no-such-application', second],
    Attachment: [record],
    Remark: 'Board meeting of today',
  });
  expect(outcomes(answer)).toEqual(['DONE', 'REFUSED ERR_NOT_FOUND', 'DONE']);
  const numbers = [(await rowOf(first)).CertificateNo, (await rowOf(second)).CertificateNo].map(String);
  const sequence = numbers.map((number) => Number(number.slice(-5)));
  expect(sequence[1]).toBe(Number(sequence[0]) + 1);
  expect(await actionsOn(first)).toEqual(['CRB_CONFIRM']);
  const [one, other] = [await recordsOf(first), await recordsOf(second)];
  expect([one.length, other.length]).toEqual([1, 1]);
  expect(one[0]).toMatchObject({ Kind: 'crb', Size: other[0]?.Size });
  expect(one[0]?.StorageKey).not.toBe(other[0]?.StorageKey);
  // The copies of refused applications are removed; the upload itself is removed at night.
  expect(await unattached()).toEqual([record]);
});

test('another user’s file is refused like a missing one, and another kind of file is not a record', async () => {
  const key = await decided();
  const foreign = await portal.upload('admin', 'crb');
  const document = await portal.upload('scheduling', 'document');
  const confirm = (Attachment: string[]) =>
    post('scheduling', 'confirm', { ApplicationKeys: [key], Attachment });
  expect(outcomes(await confirm([foreign]))).toEqual(['REFUSED ERR_VALIDATION FIELD_INVALID']);
  expect(outcomes(await confirm(['no-such-file-0123456789']))).toEqual([
    'REFUSED ERR_VALIDATION FIELD_INVALID',
  ]);
  expect(outcomes(await confirm([document]))).toEqual(['REFUSED ERR_VALIDATION REASON_CRB_SOURCE']);
  expect((await rowOf(key)).CertificateNo).toBeNull();
  expect((await confirm([])).error.Code).toBe('ERR_VALIDATION');
  expect((await post('business', 'confirm', { ApplicationKeys: [key], Attachment: [document] })).status).toBe(
    403,
  );
});
