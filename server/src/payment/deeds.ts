import type { Role } from '@assay/shared/access/roles.ts';
import type { InvoiceEventName, PaymentMethod } from '@assay/shared/payment/statuses.ts';
import { sql, type Updateable } from 'kysely';
import { needProof } from '../auth/need-proof.ts';
import type { Tx } from '../db/connect.ts';
import type { MoneyTables } from '../db/money-tables.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { actedBy } from '../workflow/portal-actor.ts';
import { freeLine } from './bank/free-line.ts';
import { endUnderWay } from './end-under-way.ts';
import { giveBack } from './give-back.ts';
import { askForReceipt } from './receipt/ask-for-receipt.ts';
import { recordEvent } from './record-event.ts';
import { startPayment } from './start-payment.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/** A deed on an invoice inside the transaction that has locked what the invoice is about. */
export type MoneyJob = {
  tx: Tx;
  invoice: StoredInvoice;
  input: Record<string, unknown>;
  actor: SignedIn;
  asRole: Role | null;
  at: Date;
  portal: Pick<Portal, 'isQuiet'>;
};
type Deed = (job: MoneyJob) => Promise<void>;
type Change = Updateable<MoneyTables['Invoice']>;

async function change(
  job: MoneyJob,
  Event: InvoiceEventName,
  set: Change,
  AmountCents?: number,
  Data?: Record<string, unknown>,
) {
  const { tx, invoice, input, actor, asRole, at } = job;
  await tx
    .updateTable('Invoice')
    .set({ ...set, Version: sql`version + 1`, UpdatedAt: at })
    .where('Id', '=', invoice.Id)
    .execute();
  await recordEvent(tx, {
    InvoiceId: invoice.Id,
    Event,
    At: at,
    ...actedBy(actor, asRole),
    FromStatus: invoice.Status,
    ToStatus: set.Status ?? invoice.Status,
    ...(AmountCents !== undefined && { AmountCents }),
    Remark: typeof input.Remark === 'string' ? input.Remark : null,
    Data: {
      ...Data,
      // Who may read the deed's files is decided by it, also when another proof has taken their place.
      ...(Array.isArray(input.Attachment) && { Attachment: input.Attachment as string[] }),
    },
  });
}

const word = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** A day as given, at noon in Hong Kong so that no time zone moves it; now when none is given. */
const moment = ({ input, at }: MoneyJob): Date =>
  typeof input.DateTime === 'string' ? new Date(`${input.DateTime}T12:00:00+08:00`) : at;

const payNow: Deed = (job) => {
  const PaymentMethod = (job.input.PaymentMethod as PaymentMethod | undefined) ?? null;
  const TransactionNo = word(job.input.TransactionNo);
  const set: Change = {
    Status: 'PROOF_GIVEN',
    Proof: job.input.Attachment as string[],
    PaymentMethod,
    TransactionNo,
  };
  // A card payment takes the number's place on the invoice; the history keeps the proof's own.
  return change(job, 'PAY_NOW', set, undefined, { PaymentMethod, TransactionNo });
};

const paid: Deed = async (job) => {
  const { Id, AmountCents } = job.invoice;
  await endUnderWay(job.tx, Id);
  const TransactionNo = word(job.input.TransactionNo) ?? job.invoice.TransactionNo;
  const set: Change = { Status: 'PAID', PaidCents: AmountCents, PaidAt: moment(job), TransactionNo };
  await change(job, 'PAID', set, AmountCents, { TransactionNo });
  await askForReceipt(job.tx, job.portal, { InvoiceId: Id });
};

/** The proof is put aside, where the history keeps it; another one can be given. */
const proofRefused: Deed = (job) => {
  const { Proof, PaymentMethod, TransactionNo } = job.invoice;
  const set: Change = { Status: 'OPEN', Proof: [], PaymentMethod: null, TransactionNo: null };
  return change(job, 'PROOF_REFUSED', set, undefined, { Proof, PaymentMethod, TransactionNo });
};

const unpaid: Deed = async (job) => {
  await freeLine(job.tx, job.invoice.Id);
  await change(job, 'UNPAID', {
    Status: job.invoice.Proof.length > 0 ? 'PROOF_GIVEN' : 'OPEN',
    PaidCents: 0,
    PaidAt: null,
  });
};

/** The end of what was invoiced: nothing is owed any more. */
const cancelled: Deed = async (job) => {
  const { Status } = job.invoice;
  if (Status !== 'OPEN' && Status !== 'PROOF_GIVEN') return;
  await endUnderWay(job.tx, job.invoice.Id);
  await change(job, 'CANCELLED', { Status: 'VOID' });
};

/** What each money action does to its invoice; the rules were asked before. */
export const moneyDeeds = {
  PAY_NOW: payNow,
  PAY_ONLINE: startPayment,
  PAID: paid,
  PROOF_REFUSED: proofRefused,
  UNPAID: unpaid,
  BYPASS: async (job) => {
    await endUnderWay(job.tx, job.invoice.Id);
    await change(job, 'BYPASS', { Status: 'BYPASSED' });
  },
  CHANGE_PAYMENT_DATE: (job) => change(job, 'CHANGE_PAYMENT_DATE', { PaidAt: moment(job) }),
  VOID: async (job) => {
    needProof(job.actor, job.at);
    await giveBack(job, 'VOID', job.invoice.PaidCents);
  },
  REFUND: async (job) => {
    needProof(job.actor, job.at);
    const left = job.invoice.PaidCents - job.invoice.RefundedCents;
    await giveBack(job, 'REFUND', typeof job.input.AmountCents === 'number' ? job.input.AmountCents : left);
  },
  CANCELLED: cancelled,
} as const satisfies Record<string, Deed>;
