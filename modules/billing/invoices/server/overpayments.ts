/**
 * Records money received by a bank statement line in excess, and releases it again when the line is released. The
 * caller has locked the invoice.
 */
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { OfflineOverpaymentKind } from '../rules/overpayment-contract.ts';
import type { InvoiceStatus } from '../rules/statuses.ts';
import { addInvoiceEvent } from './write-invoice.ts';

type Actor = { by: { AccountId: number; AsRole: Role | null }; at: Date };
type Received = Actor & {
  InvoiceId: number;
  BankLineId: number;
  Kind: OfflineOverpaymentKind;
  AmountCents: number;
  /** YYYY-MM-DD. */
  BookedOn: string;
  TransactionNo: string;
  Remark: string | null;
};

const invoiceNow = (
  tx: Tx,
  id: number,
): Promise<{ Id: number; Status: InvoiceStatus; PaymentMethod: string | null }> =>
  tx
    .selectFrom('Invoice')
    .select(['Id', 'Status', 'PaymentMethod'])
    .where('Id', '=', id)
    .executeTakeFirstOrThrow();

/** Records the overpaid part of a payment, or a whole second payment; the invoice itself does not change. */
export async function recordOverpayment(
  tx: Tx,
  { by, at, Remark, BookedOn, ...received }: Received,
): Promise<void> {
  const { InvoiceId, BankLineId, Kind, AmountCents, TransactionNo } = received;
  const invoice = await invoiceNow(tx, InvoiceId);
  await tx
    .insertInto('OfflineOverpayment')
    .values({
      OverpaymentKey: newKey(),
      ...{ InvoiceId, BankLineId, Kind, AmountCents, TransactionNo },
      // Noon in Hong Kong, like the date of a payment that finance enters.
      ReceivedAt: new Date(`${BookedOn}T12:00:00+08:00`),
      // It is a part of the payment that settled the invoice.
      PaymentMethod: (Kind === 'OVERPAYMENT' && invoice.PaymentMethod) || 'BANK_TRANSFER',
      CreatedAt: at,
    })
    .execute();
  await addInvoiceEvent(tx, invoice, {
    ...{ Event: Kind, AmountCents, Remark, Data: { TransactionNo }, by, at },
  });
}

/**
 * Forgets the overpayment of a bank statement line that is released: the line is open again. Fails if it was returned
 * to the client.
 */
export async function releaseOverpayment(tx: Tx, bankLineId: number, actor: Actor | null): Promise<void> {
  const found = await tx
    .selectFrom('OfflineOverpayment')
    .select(['Id', 'InvoiceId', 'AmountCents', 'ReturnedAt'])
    .where('BankLineId', '=', bankLineId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return;
  if (found.ReturnedAt) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_OVERPAYMENT_RETURNED' }] });
  await tx.deleteFrom('OfflineOverpayment').where('Id', '=', found.Id).execute();
  if (!actor) return;
  await addInvoiceEvent(tx, await invoiceNow(tx, found.InvoiceId), {
    ...{ Event: 'OVERPAYMENT_RELEASED', AmountCents: found.AmountCents, ...actor },
  });
}
