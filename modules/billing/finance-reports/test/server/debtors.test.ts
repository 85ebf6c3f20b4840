/** Tests the list of debtors, its sums, export and plan, and the payment reminders sent from it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfOverdue } from '#modules/billing/invoices/server/receipt/remind.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { json } from '#platform/server/database/json.ts';
import { downloadExport } from '#quality/support/download-export.ts';
import { type Bill, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';
import { type List, planOf } from '#quality/support/plan-of.ts';
import { listDebtors } from '../../server/debtors.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal?.close());

const TODAY = hongKongDate(new Date());
const HARBOUR = 'Harbour Green Energy Limited';

const owed: Bill[] = [];

/** Issues an invoice overdue by these days; the amount is changed so that every age has its own sum. */
async function owe(late: number, AmountCents: number, has?: 'proof'): Promise<Bill> {
  const bill = await portal.bill();
  owed.push(bill);
  const { ApplicationKey } = bill;
  await portal.db
    .updateTable('Invoice')
    .set({ DueOn: addDays(TODAY, -late), AmountCents })
    .where('Id', '=', bill.InvoiceId)
    .execute();
  if (has) {
    const Attachment = [await portal.upload('client', 'document')];
    ok(await portal.post('client', '/application/paynow', { ApplicationKey, Attachment }));
  }
  return bill;
}
const list = async (query: Record<string, string> = {}, user = 'finance') =>
  (await portal.get(user, '/payment/debtor/list', query)).data as {
    Rows: Record<string, unknown>[];
    Total: number;
    Sums: Record<string, unknown>[];
  };
const remind = async (user: string, ...OrganisationKeys: string[]) =>
  portal.post(user, '/payment/debtor/remind', { OrganisationKeys });
const harbour = async () => {
  const row = (await list()).Rows.find(({ OrgName }) => (OrgName as { EN: string }).EN === HARBOUR);
  return row ?? {};
};
const remindedAt = async ({ InvoiceId }: Bill) =>
  (
    await portal.db
      .selectFrom('Invoice')
      .select('RemindedAt')
      .where('Id', '=', InvoiceId)
      .executeTakeFirstOrThrow()
  ).RemindedAt;
const tasks = async () =>
  (await portal.db.selectFrom('Mail').select(['Recipient', 'Cause']).execute()).filter(({ Cause }) =>
    Cause?.startsWith('overdue:'),
  );

/** Waives what the test before left unpaid. */
beforeEach(async () => {
  for (const { ApplicationKey } of owed.splice(0))
    ok(await portal.post('finance', '/application/bypass', { ApplicationKey, Remark: 'Waived' }));
});

describe('the list', () => {
  it('has one row per client; the ages add up to the total', async () => {
    await owe(0, 1_00);
    await owe(1, 2_00);
    await owe(30, 4_00);
    await owe(31, 8_00);
    await owe(60, 16_00);
    await owe(61, 32_00);
    await owe(90, 64_00);
    await owe(91, 128_00);
    await owe(400, 256_00, 'proof');
    const amounts = {
      Currency: 'HKD',
      TotalCents: 511_00,
      NotDueCents: 1_00,
      ProofCents: 256_00,
      Days30Cents: 6_00,
      Days60Cents: 24_00,
      Days90Cents: 96_00,
      Days91Cents: 128_00,
      OverdueCents: 254_00,
    };
    const { Rows, Total, Sums } = await list();
    expect(Total).toBe(1);
    expect(Rows).toMatchObject([
      { ...amounts, Invoices: 9, OldestDueOn: addDays(TODAY, -400), RemindedAt: null },
    ]);
    expect(Sums).toEqual([amounts]);
  });

  it('puts the client with most overdue first; searches and filters, also in the sums', async () => {
    await owe(0, 900_00);
    const other = await owe(5, 10_00);
    const Second = await portal.db
      .selectFrom('Organisation')
      .select(['Id', 'OrganisationKey', 'OrgName'])
      .where('OrganisationKey', '!=', String((await harbour()).OrganisationKey))
      .orderBy('Id')
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('Invoice')
      .set({ OrganisationId: Second.Id })
      .where('Id', '=', other.InvoiceId)
      .execute();
    const keys = async (query: Record<string, string>) =>
      (await list(query)).Rows.map(({ OrganisationKey }) => OrganisationKey);
    const first = (await harbour()).OrganisationKey;
    expect(await keys({})).toEqual([Second.OrganisationKey, first]);
    expect(await keys({ Sort: '-TotalCents' })).toEqual([first, Second.OrganisationKey]);
    expect(await keys({ Sort: 'OldestDueOn' })).toEqual([Second.OrganisationKey, first]);
    expect(await keys({ Search: 'harbour green' })).toEqual([first]);
    expect(await keys({ IsOverdue: 'true' })).toEqual([Second.OrganisationKey]);
    expect((await list({ IsOverdue: 'true' })).Sums).toMatchObject([{ TotalCents: 10_00 }]);
    expect((await list()).Sums).toMatchObject([{ TotalCents: 910_00, OverdueCents: 10_00 }]);
  });

  it('is exported with its columns', async () => {
    await owe(45, 1_234_56);
    const file = await downloadExport(portal, 'finance', { List: 'DEBTORS' });
    const text = typeof file === 'object' ? file.body : '';
    const [heading = '', line = ''] = text.trimEnd().split('\r\n');
    expect(heading).toContain('31–60 days');
    expect(line).toContain(HARBOUR);
    expect(line).toContain('1234.56');
  });

  it.each(['client', 'business', 'scheduling', 'it', 'assessor'])('is closed to %s', async (user) => {
    expect((await portal.get(user, '/payment/debtor/list', {})).status).toBe(403);
    expect((await remind(user, 'key-of-nobody')).status).toBe(403);
  });

  it('reads the amounts from their index alone', async () => {
    const plan = await planOf(
      portal,
      listDebtors as List,
      {},
      ['seqscan', 'bitmapscan'],
      { Id: 7, Roles: ['FINANCE'], OrganisationId: null },
      /order by/,
    );
    expect(plan).toContain('Index Only Scan using invoice_debtor');
  });
});

describe('a reminder by hand', () => {
  it('is sent for each overdue invoice by the same job, recorded, and counts as the last reminder', async () => {
    const late = await owe(200, 38_000_00);
    const notDue = await owe(0, 1_00);
    const inCheck = await owe(10, 1_00, 'proof');
    const { OrganisationKey } = await harbour();
    const { data } = ok(await remind('finance', String(OrganisationKey)));
    expect(data).toEqual({ Items: [{ OrganisationKey, Count: 1, Message: null }] });
    expect(hongKongDate((await remindedAt(late)) ?? new Date(0))).toBe(TODAY);
    expect([await remindedAt(notDue), await remindedAt(inCheck)]).toEqual([null, null]);
    expect(String((await harbour()).RemindedAt).slice(0, 4)).toBe(TODAY.slice(0, 4));
    await portal.work(['payment.remind']);
    expect(await tasks()).toMatchObject([{ Recipient: 'client@demo.test' }]);
    const logged = await portal.db
      .selectFrom('Audit')
      .select(['Object', 'AccountId', 'Detail'])
      .where('Event', '=', 'PAYMENT_REMINDER')
      .execute();
    const { InvoiceNo } = await portal.invoice(late);
    expect(logged).toMatchObject([{ Object: InvoiceNo, Detail: { AmountCents: 38_000_00 } }]);
    expect(logged[0]?.AccountId).not.toBeNull();
  });

  it('is refused on the same day, but sent for an invoice not reminded yet', async () => {
    const first = await owe(5, 1_00);
    const { OrganisationKey } = await harbour();
    ok(await remind('finance', String(OrganisationKey)));
    const at = await remindedAt(first);
    expect(ok(await remind('finance', String(OrganisationKey))).data).toEqual({
      Items: [
        {
          OrganisationKey,
          Count: 0,
          Message: 'Already reminded today. Each invoice can be reminded once a day.',
        },
      ],
    });
    const second = await owe(6, 1_00);
    expect(ok(await remind('finance', String(OrganisationKey))).data).toMatchObject({
      Items: [{ Count: 1 }],
    });
    expect(await remindedAt(first)).toEqual(at);
    expect(await remindedAt(second)).not.toBeNull();
  });

  it('is possible again the next day, and postpones the nightly reminder for a week', async () => {
    const bill = await owe(9, 1_00);
    const { OrganisationKey } = await harbour();
    const yesterday = new Date(Date.now() - 86_400_000);
    await portal.db
      .updateTable('Invoice')
      .set({ RemindedAt: yesterday })
      .where('Id', '=', bill.InvoiceId)
      .execute();
    expect(ok(await remind('finance', String(OrganisationKey))).data).toMatchObject({
      Items: [{ Count: 1 }],
    });
    const at = await remindedAt(bill);
    await remindOfOverdue(portal.portal, new Date(Date.now() + 5 * 86_400_000));
    expect(await remindedAt(bill)).toEqual(at);
    await remindOfOverdue(portal.portal, new Date(Date.now() + 8 * 86_400_000));
    expect(await remindedAt(bill)).not.toEqual(at);
  });

  it('is refused for a client with nothing overdue, and for an unknown one; the others are reminded', async () => {
    const bill = await owe(3, 1_00);
    const { OrganisationKey } = await harbour();
    const { data } = ok(await remind('finance', 'key-of-unknown', String(OrganisationKey)));
    expect(data).toMatchObject({
      Items: [
        { OrganisationKey: 'key-of-unknown', Count: 0, Message: 'No overdue invoice that can be paid.' },
        { OrganisationKey, Count: 1, Message: null },
      ],
    });
    expect(await remindedAt(bill)).not.toBeNull();
  });

  it('is refused if it would reach no one', async () => {
    const bill = await owe(3, 1_00);
    const { OrganisationKey } = await harbour();
    const clients = () => portal.db.updateTable('Account').where('Email', '=', 'client@demo.test');
    await clients()
      .set({ Notice: json({ MONEY: 'NONE' } as never) })
      .execute();
    try {
      const { data } = ok(await remind('finance', String(OrganisationKey)));
      expect((data.Items as { Message: string }[])[0]?.Message).toMatch(/^No recipient/);
      expect(await remindedAt(bill)).toBeNull();
    } finally {
      await clients()
        .set({ Notice: json({} as never) })
        .execute();
    }
  });
});
