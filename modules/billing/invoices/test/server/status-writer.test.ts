/** The database refuses a change of an invoice's status that its writer did not announce. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

it('refuses a direct status change and one announced for another row or status', async () => {
  const { InvoiceId } = await portal.bill();
  const other = await portal.bill();
  const write = (status: 'OPEN' | 'PAID', announced: RawBuilder<boolean>) =>
    sql`update invoice set status = ${status} where id = ${InvoiceId} and ${announced}`.execute(portal.db);
  const statusNow = async () =>
    (
      await portal.db
        .selectFrom('Invoice')
        .select('Status')
        .where('Id', '=', InvoiceId)
        .executeTakeFirstOrThrow()
    ).Status;
  const refused = { code: '42501' };
  await expect(write('PAID', sql<boolean>`true`)).rejects.toMatchObject(refused);
  await expect(write('PAID', announceStatus('invoice', 'VOID'))).rejects.toMatchObject(refused);
  const foreign = sql<boolean>`set_config('assay.status_change', ${`invoice ${other.InvoiceId} PAID`}, true) is not null`;
  await expect(write('PAID', foreign)).rejects.toMatchObject(refused);
  expect(await statusNow()).toBe('OPEN');
  // An update that leaves the status as it is needs no announcement.
  await write('OPEN', sql<boolean>`true`);
  await write('PAID', announceStatus('invoice', 'PAID'));
  expect(await statusNow()).toBe('PAID');
});
