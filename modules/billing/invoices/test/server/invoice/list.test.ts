import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;

/** Rows of the list: organisation, status, issue and due date. Amounts in HK$ depend on the position. */
const INVOICES = [
  ['INV-1', 'client', 'OPEN', '2026-10-01', '2026-10-31'],
  ['INV-2', 'client', 'PROOF_GIVEN', '2026-10-02', '2026-11-01'],
  ['INV-3', 'client', 'PAID', '2026-10-03', '2026-11-02'],
  ['INV-4', 'client2', 'OPEN', '2026-10-04', '2099-01-01'],
  ['INV-5', 'client2', 'VOID', '2026-10-05', '2026-11-04'],
] as const;

beforeAll(async () => {
  portal = await startTestPortal();
  for (const [at, [InvoiceNo, client, Status, issued, DueOn]] of INVOICES.entries()) {
    const application = await insertCertified(portal, { no: `GF-${at}`, scheme: 'GF', client });
    await portal.db
      .insertInto('Invoice')
      .values({
        InvoiceKey: newKey(),
        InvoiceNo,
        ApplicationId: application.Id,
        OrganisationId: application.OrganisationId,
        AmountCents: (at + 1) * 1000_00,
        Lines: json([]),
        Status,
        PaymentMethod: null,
        PaidAt: Status === 'PAID' ? new Date('2026-10-20T12:00:00+08:00') : null,
        DueOn,
        Search: `${InvoiceNo.toLowerCase()} ${client === 'client' ? 'harbour green' : 'lion rock'}`,
        // The first and the last moment of a day in Hong Kong.
        CreatedAt: new Date(`${issued}T${at % 2 ? '23:59:59' : '00:00:00'}+08:00`),
      })
      .execute();
  }
});
afterAll(() => portal?.close());

type Row = { InvoiceNo: string; IsOverdue: boolean };
async function listed(user: string, query: Record<string, string> = {}): Promise<string[]> {
  const { status, data } = await portal.get(user, '/payment/invoice/list', query);
  expect(status).toBe(200);
  expect(data.Total).toBe((data.Rows as Row[]).length);
  return (data.Rows as Row[]).map(({ InvoiceNo }) => InvoiceNo);
}
const ALL = ['INV-5', 'INV-4', 'INV-3', 'INV-2', 'INV-1'];

describe('invoices visible in the list', () => {
  test.each(['finance', 'admin', 'sub-admin', 'it', 'scheduling', 'business'])(
    '%s sees all',
    async (user) => {
      expect(await listed(user)).toEqual(ALL);
    },
  );
  test('clients see their own', async () => {
    expect(await listed('client')).toEqual(['INV-3', 'INV-2', 'INV-1']);
    expect(await listed('client2')).toEqual(['INV-5', 'INV-4']);
    expect(await listed('client3')).toEqual([]);
  });
  test('deciders see invoices of applications that reached them', async () => {
    expect(await listed('ceo')).toEqual([]);
  });
  test.each(['sub-client', 'assessor', 'assessor-onsite', 'indepreviewer'])('%s sees none', async (user) => {
    expect((await portal.get(user, '/payment/invoice/list')).status).toBe(403);
  });
  test('naming another organisation does not extend access', async () => {
    const { OrganisationKey } = await portal.db
      .selectFrom('Organisation')
      .innerJoin('Account', 'Account.OrganisationId', 'Organisation.Id')
      .select('OrganisationKey')
      .where('Email', '=', 'client2@demo.test')
      .executeTakeFirstOrThrow();
    expect(await listed('client', { OrganisationKey })).toEqual([]);
    expect(await listed('finance', { OrganisationKey })).toEqual(['INV-5', 'INV-4']);
  });
});

test.each([
  [{ Status: 'OPEN,PROOF_GIVEN' }, ['INV-4', 'INV-2', 'INV-1']],
  // An invoice with a submitted proof is not overdue.
  [{ IsOverdue: 'true' }, ['INV-1']],
  [{ IsOverdue: 'false' }, ['INV-5', 'INV-4', 'INV-3', 'INV-2']],
  [{ From: '2026-10-02', To: '2026-10-04' }, ['INV-4', 'INV-3', 'INV-2']],
  [{ PaidFrom: '2026-10-20', PaidTo: '2026-10-20' }, ['INV-3']],
  [{ PaidFrom: '2026-10-21' }, []],
  [{ Search: 'HARBOUR inv-3' }, ['INV-3']],
  [{ Search: 'lion' }, ['INV-5', 'INV-4']],
  [{ Search: '%' }, []],
  [{ Sort: 'AmountCents' }, ['INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5']],
  [{ Sort: '-DueOn' }, ['INV-4', 'INV-5', 'INV-3', 'INV-2', 'INV-1']],
  [{ Sort: 'InvoiceNo' }, ['INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5']],
])('%o finds %o', async (query, found) => {
  expect(await listed('finance', query as Record<string, string>)).toEqual(found);
});

test('unknown filters are refused', async () => {
  for (const query of [
    { Sort: 'Id' },
    { Status: "OPEN' or '1'='1" },
    { Status: 'OPEN,NONE' },
    { From: 'yesterday' },
    { Amount: '1' },
    { PageSize: '1000' },
  ])
    expect((await portal.get('finance', '/payment/invoice/list', query as never)).status).toBe(422);
});
