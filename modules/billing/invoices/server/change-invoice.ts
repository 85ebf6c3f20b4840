import { sql, type Updateable } from 'kysely';
import { endUnderWay } from '#modules/billing/card-payments/server/end-under-way.ts';
import type { PaymentRow } from '#modules/billing/card-payments/server/payment-ref.ts';
import { recordEvent } from '#modules/billing/card-payments/server/record-event.ts';
import type { TakenRefunds } from '#modules/billing/card-payments/server/take-refunds.ts';
import { UNKNOWN_THERE } from '#modules/billing/card-payments/server/unknown-there.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { InvoiceEventName, InvoiceStatus } from '../rules/statuses.ts';
import { MONEY_NEWS, type MoneyNews } from '../rules/who-to-tell.ts';
import { invoiceNews } from './invoice-news.ts';
import { isPaidNow } from './is-paid-now.ts';
import type { InvoiceRow } from './lock-invoice.ts';
import { proofNo } from './proof-no.ts';
import { askForReceipt } from './receipt/ask-for-receipt.ts';

/** A payment as it was and as the provider says it is, with its invoice locked. */
export type Taken = {
  portal: Portal;
  tx: Tx;
  invoice: InvoiceRow;
  before: PaymentRow;
  after: PaymentRow;
  refunds: TakenRefunds;
  at: Date;
};
type Happening = { Event: InvoiceEventName; AmountCents?: number; Data?: Record<string, unknown> };
type Columns = Updateable<Tables['Invoice']>;

/** Lets an invoice follow its payment: columns, history, who has to hear of it. */
export async function changeInvoice(taken: Taken): Promise<void> {
  const { portal, tx, invoice, after, at } = taken;
  const happened = happenings(taken);
  const set = columns(taken, { isOver: await isEnded(tx, invoice), proofNo: await proofNo(tx, invoice) });
  const ToStatus = set?.Status ?? invoice.Status;
  if (set)
    await tx
      .updateTable('Invoice')
      .set({ ...set, Version: sql`version + 1`, UpdatedAt: at })
      .where('Id', '=', invoice.Id)
      .execute();
  for (const [place, happening] of happened.entries()) {
    await recordEvent(tx, {
      InvoiceId: invoice.Id,
      At: at,
      AccountId: null,
      AsRole: null,
      // The first of several leads there; the others find it so.
      FromStatus: place === 0 ? invoice.Status : ToStatus,
      ToStatus,
      ...happening,
    });
    if (isNews(happening.Event))
      await audit(tx, {
        AccountId: null,
        Event: happening.Event,
        Object: invoice.InvoiceNo,
        Detail: { Provider: after.Provider, AmountCents: happening.AmountCents ?? 0 },
      });
    if (isNews(happening.Event))
      await invoiceNews.run({ tx, portal, invoice, event: happening.Event, by: null, at });
  }
  if (happened.some(({ Event }) => Event === 'ONLINE_PAID')) {
    await endUnderWay(tx, invoice.Id);
    await askForReceipt(tx, portal, { InvoiceId: invoice.Id });
  }
  for (const refund of taken.refunds.changed)
    if (refund.Status === 'SUCCEEDED')
      await askForReceipt(tx, portal, { InvoiceId: invoice.Id, RefundId: refund.Id });
}

/** Money that moved, or did not when it should have: people hear of it, and it is in the log that is kept for ever. */
const isNews = (event: InvoiceEventName): event is MoneyNews =>
  (MONEY_NEWS as readonly InvoiceEventName[]).includes(event);

function happenings({ before, after, refunds }: Taken): Happening[] {
  const all: Happening[] = [];
  const isNew = before.Status !== after.Status;
  if (isPaidNow(before.Status, after.Status))
    all.push({
      Event: after.IsSurplus ? 'ONLINE_SURPLUS' : 'ONLINE_PAID',
      AmountCents: after.ReceivedCents,
      Data: { PaymentKey: after.PaymentKey },
    });
  if (isNew && after.Status === 'FAILED')
    all.push({ Event: after.FailureCode === UNKNOWN_THERE ? 'ONLINE_UNKNOWN' : 'ONLINE_FAILED' });
  if (after.IsSettled && !before.IsSettled) all.push({ Event: 'ONLINE_SETTLED' });
  for (const refund of refunds.changed) {
    const Data = { RefundKey: refund.RefundKey, ...(after.IsSurplus && { IsSurplus: true }) };
    const { AmountCents } = refund;
    if (refund.Status === 'FAILED') all.push({ Event: 'REFUND_FAILED', AmountCents, Data });
    if (refund.Status === 'SUCCEEDED')
      all.push({ Event: refund.Kind === 'VOID' ? 'ONLINE_VOIDED' : 'ONLINE_REFUNDED', AmountCents, Data });
  }
  return all;
}

/** `proofNo`: the number of the proof that lies with the invoice; a card payment only takes its place. */
type Known = { isOver: boolean; proofNo: string | null };

/** What becomes of the invoice; null: nothing. Surplus never counts, nor what was voided before. */
function columns({ invoice, before, after }: Taken, known: Known): Columns | null {
  if (after.IsSurplus) return null;
  if (after.Status === 'VOIDED') return before.Status === 'VOIDED' ? null : voided(invoice, known);
  if (after.Status !== 'SUCCEEDED') return null;
  const set = {
    Status: paidStatus(after),
    IsOnline: true,
    IsSettled: after.IsSettled,
    PaidCents: after.ReceivedCents,
    RefundedCents: after.RefundedCents,
  };
  const isSame = Object.entries(set).every(([name, value]) => invoice[name as keyof InvoiceRow] === value);
  if (isSame) return null;
  if (!isPaidNow(before.Status, after.Status)) return set;
  return { ...set, PaidAt: after.PaidAt, TransactionNo: after.ProviderPaymentId };
}

function paidStatus({ ReceivedCents, RefundedCents }: PaymentRow): InvoiceStatus {
  if (RefundedCents === 0) return 'PAID';
  return RefundedCents < ReceivedCents ? 'PART_REFUNDED' : 'REFUNDED';
}

/** Nothing was paid after all. What is not going to happen any more is owed by nobody. */
const voided = (invoice: InvoiceRow, { isOver, proofNo }: Known): Columns => ({
  Status: isOver ? 'VOID' : invoice.Proof.length > 0 ? 'PROOF_GIVEN' : 'OPEN',
  IsOnline: false,
  IsSettled: false,
  PaidCents: 0,
  RefundedCents: 0,
  PaidAt: null,
  TransactionNo: proofNo,
});

/** Whether what it is about was cancelled or refused. */
async function isEnded(tx: Tx, { ApplicationId }: InvoiceRow): Promise<boolean> {
  if (ApplicationId === null) return false;
  const found = await tx
    .selectFrom('Application')
    .select('Id')
    .where('Id', '=', ApplicationId)
    .where('ApplicationStatusCode', 'in', ['CANCELLED', 'REJECTED_STAFF'])
    .executeTakeFirst();
  return found !== undefined;
}
