import { afterAll, beforeAll, expect, test } from 'vitest';
import { nightly } from '#quality/support/nightly.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { makeApplication } from '#quality/support/reference-application.ts';
import { json } from '../../database/json.ts';
import { hashSecret, newSecret } from '../../database/keys.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

test('a downloaded file is deleted with its ticket', async () => {
  await portal.token('admin');
  const { Id: SessionId } = await portal.db
    .selectFrom('Session')
    .select('Session.Id')
    .executeTakeFirstOrThrow();
  const ticket = (hoursAgo: number) => ({
    TicketHash: hashSecret(newSecret()),
    Kind: 'FILE' as const,
    Subject: json({ FileKey: `${hoursAgo}` }),
    SessionId,
    ExpiresAt: new Date(Date.now() - hoursAgo * 3_600_000),
    UsedAt: null,
  });
  await portal.db
    .insertInto('DownloadTicket')
    .values([ticket(25), ticket(23)])
    .execute();
  await nightly(portal.portal);
  const left = await portal.db.selectFrom('DownloadTicket').select('Subject').execute();
  expect(left.map((row) => row.Subject)).toEqual([{ FileKey: '23' }]);
});

test('a form entry that was never claimed is deleted after ninety days, one of an application is retained', async () => {
  const key = await makeApplication(portal, 'client');
  const { Id: ApplicationId } = await portal.db
    .selectFrom('Application')
    .select('Id')
    .where('ApplicationKey', '=', key)
    .executeTakeFirstOrThrow();
  const entry = (EntryNo: string, daysAgo: number, of: number | null) => ({
    EntryKey: newSecret(),
    FormId: '10',
    EntryNo,
    ApplicationId: of,
    AccountId: null,
    IssuedAt: null,
    ReceivedAt: new Date(Date.now() - daysAgo * 86_400_000),
    Body: Buffer.from('{}'),
    BodySha256: hashSecret(EntryNo),
    Address: null,
  });
  await portal.db
    .insertInto('ExternalEntry')
    .values([entry('1', 91, null), entry('2', 89, null), entry('3', 91, ApplicationId)])
    .execute();
  await nightly(portal.portal);
  const left = await portal.db.selectFrom('ExternalEntry').select('EntryNo').orderBy('EntryNo').execute();
  expect(left.map((row) => row.EntryNo)).toEqual(['2', '3']);
});

test('provider events: unrelated ones are deleted after a month, the content of the others after half a year', async () => {
  const event = (EventId: string, Outcome: 'TAKEN' | 'NOT_OURS', daysAgo: number) => ({
    Provider: 'STRIPE' as const,
    EventId,
    Account: null,
    Type: 'payment_intent.succeeded',
    ProviderPaymentId: null,
    Body: Buffer.from('{"email":"payer@example.test"}'),
    CreatedAt: new Date(),
    ReceivedAt: new Date(Date.now() - daysAgo * 86_400_000),
    Outcome,
  });
  const events = [
    event('evt_1', 'NOT_OURS', 31),
    event('evt_2', 'NOT_OURS', 29),
    event('evt_3', 'TAKEN', 181),
    event('evt_4', 'TAKEN', 179),
  ];
  await portal.db.insertInto('PaymentEvent').values(events).execute();
  await nightly(portal.portal);
  const left = await portal.db
    .selectFrom('PaymentEvent')
    .select(['EventId', 'Body'])
    .orderBy('EventId')
    .execute();
  expect(left.map((row) => [row.EventId, row.Body.length > 0])).toEqual([
    ['evt_2', true],
    ['evt_3', false],
    ['evt_4', true],
  ]);
});
