/** The database refuses a change of the status of a card payment, refund or bank line that its writer did not announce. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

const insertPayment = async (): Promise<number> => {
  const bill = await portal.bill();
  await portal.startPayment(bill);
  return Number((await portal.payments(bill))[0]?.Id);
};

let made = 0;
/** Of one payment: whenever another is paid, the refunds so far are requested from the provider. */
let paid: number | undefined;
async function insertRefund(): Promise<number> {
  made += 1;
  paid ??= Number((await portal.payments(await portal.paid()))[0]?.Id);
  const { rows } = await sql<{ Id: number }>`
    insert into refund (refund_key, payment_id, kind, amount_cents, reason)
    values (${`refund ${made}`}, ${paid}, 'REFUND', 1, 'test') returning id`.execute(portal.db);
  return Number(rows[0]?.Id);
}

async function insertLine(): Promise<number> {
  made += 1;
  const { rows } = await sql<{ Id: number }>`
    with statement as (
      insert into bank_statement (statement_key, file_name, sha256, account_id, line_count)
      select ${`statement ${made}`}, 'x.csv', ${`${made}`}, min(id), 1 from account returning id)
    insert into bank_line (line_key, statement_id, position, booked_on, amount_cents, reference, fingerprint, status)
    select ${`line ${made}`}, id, 1, current_date, 1, 'x', ${`line ${made}`}, 'UNKNOWN' from statement
    returning id`.execute(portal.db);
  return Number(rows[0]?.Id);
}

it.each([
  ['payment', insertPayment, 'STARTED', 'FAILED', 'CANCELLED'],
  ['refund', insertRefund, 'STARTED', 'FAILED', 'PENDING'],
  ['bank_line', insertLine, 'UNKNOWN', 'IGNORED', 'DOUBTFUL'],
] as const)(
  '%s: a direct status change and one announced for another row or status are refused',
  async (table, insert, before, after, other) => {
    const [id, foreignId] = [await insert(), await insert()];
    const write = (status: string, announced: RawBuilder<boolean>) =>
      sql`update ${sql.table(table)} set status = ${status} where id = ${id} and ${announced}`.execute(
        portal.db,
      );
    const statusNow = async () =>
      (
        await sql<{ Status: string }>`select status from ${sql.table(table)} where id = ${id}`.execute(
          portal.db,
        )
      ).rows[0]?.Status;
    const refused = { code: '42501' };
    await expect(write(after, sql<boolean>`true`)).rejects.toMatchObject(refused);
    await expect(write(after, announceStatus(table, other))).rejects.toMatchObject(refused);
    const foreign = sql<boolean>`set_config('assay.status_change', ${`${table} ${foreignId} ${after}`}, true) is not null`;
    await expect(write(after, foreign)).rejects.toMatchObject(refused);
    expect(await statusNow()).toBe(before);
    // An update that leaves the status as it is needs no announcement.
    await write(before, sql<boolean>`true`);
    await write(after, announceStatus(table, after));
    expect(await statusNow()).toBe(after);
  },
);
