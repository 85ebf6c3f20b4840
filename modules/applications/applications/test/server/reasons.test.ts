import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { demoServices } from '#tools/demo/services/all.ts';

type Entry = { Action: string; IsHidden: boolean; Reasons: { Code: string; Message: string }[] };

let house: TestPortal;
let ApplicationKey: string;
beforeAll(async () => {
  house = await startTestPortal();
  const { ServiceKey } = await house.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => house.upload('client', 'document')));
  const Answers = demoServices[0]?.validAnswers('INITIAL', keys);
  ApplicationKey = String(
    (await house.post('client', '/application/save', { ServiceKey })).data.ApplicationKey,
  );
  await house.post('client', '/application/save', { ApplicationKey, Answers });
  expect((await house.post('client', '/application/submit', { ApplicationKey })).status).toBe(200);
});
afterAll(() => house.close());

const entry = async (who: string, action: string): Promise<Entry | undefined> => {
  const { data } = await house.get(who, '/application/view', { ApplicationKey });
  return (data.Actions as Entry[]).find(({ Action }) => Action === action);
};
const refusal = async (who: string, path: string, input: object = {}) =>
  (await house.post(who, path, { ApplicationKey, ...input })).error.Reasons as unknown as Entry['Reasons'];

test('a client is told the statuses of its own grant, in the answer and in Actions', async () => {
  const edit = 'Possible in this state only: Draft · In progress · Returned · Sent back to client.';
  const said = [(await entry('client', 'SAVE'))?.Reasons[0]?.Message];
  said.push((await refusal('client', '/application/save', { Answers: {} }))[0]?.Message);
  for (const message of said) expect(message).not.toContain('Submitted');
  expect(new Set(said).size).toBe(1);
  expect(said[0]?.split('·').length).toBe(edit.split('·').length);
  const cancel = [(await entry('client', 'CANCEL'))?.Reasons[0]?.Message];
  cancel.push((await refusal('client', '/application/cancel'))[0]?.Message);
  for (const message of cancel) expect(message?.split('·').length).toBe(2);
});

test('a payment that is made hides PAY_NOW and gives one reason; what never concerns the record is hidden', async () => {
  expect(await entry('client', 'PAY_NOW')).toMatchObject({ IsHidden: false });
  expect(await entry('admin', 'SPECIAL')).toMatchObject({ IsHidden: true });
  expect(await entry('admin', 'APPROVE_PROGRESS')).toMatchObject({ IsHidden: false });
  const Attachment = [await house.upload('client', 'document')];
  expect((await house.post('client', '/application/paynow', { ApplicationKey, Attachment })).status).toBe(
    200,
  );
  expect(await entry('client', 'PAY_NOW')).toMatchObject({
    IsHidden: true,
    Reasons: [{ Code: 'REASON_PROOF_ALREADY_GIVEN' }],
  });
  await house.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'FPS-1' });
  const paid = await entry('client', 'PAY_NOW');
  expect(paid?.IsHidden).toBe(true);
  expect(paid?.Reasons.map(({ Code }) => Code)).toEqual(['REASON_ALREADY_PAID']);
  const again = await refusal('client', '/application/paynow', {
    Attachment: [await house.upload('client', 'document')],
  });
  expect(again.map(({ Code }) => Code)).toEqual(['REASON_ALREADY_PAID']);
});
