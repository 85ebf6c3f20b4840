import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../src/db/json.ts';
import { hashSecret, newSecret } from '../src/db/keys.ts';
import { nightly } from '../src/jobs/nightly.ts';
import { startTestPortal, type TestPortal } from './support/portal.ts';

let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
});
afterAll(() => house.close());

test('what was searched for in an export does not stay behind its ticket', async () => {
  const { Id: AccountId } = await house.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow();
  const ticket = (hoursAgo: number) => ({
    TicketHash: hashSecret(newSecret()),
    List: 'CLIENTS' as const,
    Query: json({ Search: `${hoursAgo}` }),
    AccountId,
    ExpiresAt: new Date(Date.now() - hoursAgo * 3_600_000),
    UsedAt: null,
  });
  await house.db
    .insertInto('ExportTicket')
    .values([ticket(25), ticket(23)])
    .execute();
  await nightly(house.portal);
  const left = await house.db.selectFrom('ExportTicket').select('Query').execute();
  expect(left.map((row) => row.Query)).toEqual([{ Search: '23' }]);
});
