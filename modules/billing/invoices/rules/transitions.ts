/** Defines all status changes of an invoice and computes the next status. */
import { type InvoiceStatus, invoiceStatuses } from './statuses.ts';

/** Facts that determine the next status: the invoice after the change. */
export type StatusFacts = {
  PaidCents: number;
  RefundedCents: number;
  /** The invoice has a proof of payment. */
  HasProof: boolean;
  /** The invoiced record has ended: nothing more is owed for it. */
  IsOver: boolean;
};

type Transition = {
  From: readonly InvoiceStatus[];
  /** Every status that the transition may lead to. */
  To: readonly InvoiceStatus[];
  /** Returns the next status; null: the status is unchanged. */
  next: (facts: StatusFacts) => InvoiceStatus | null;
};

const { owed, paid, paidInFull, oncePaid, withPayer, toCheck } = invoiceStatuses;

/** The status of a new invoice; an invoice of zero is not left waiting for payment. */
export const firstInvoiceStatus = (amountCents: number): InvoiceStatus =>
  amountCents === 0 ? 'PAID' : 'OPEN';

const unpaid = ({ HasProof }: StatusFacts): InvoiceStatus => (HasProof ? 'PROOF_GIVEN' : 'OPEN');
const refunded = ({ PaidCents, RefundedCents }: StatusFacts): InvoiceStatus =>
  RefundedCents < PaidCents ? 'PART_REFUNDED' : 'REFUNDED';

/**
 * All status changes of an invoice, whatever record it is for: by users, by the end of that record, and by
 * reports of a provider. Only `server/write-invoice.ts` carries them out.
 */
export const INVOICE_TRANSITIONS = {
  PAY_NOW: { From: owed, To: ['PROOF_GIVEN'], next: () => 'PROOF_GIVEN' },
  PAID: { From: owed, To: ['PAID'], next: () => 'PAID' },
  PROOF_REFUSED: {
    From: toCheck,
    To: ['OPEN', 'VOID'],
    next: ({ IsOver }) => (IsOver ? 'VOID' : 'OPEN'),
  },
  UNPAID: { From: paidInFull, To: owed, next: unpaid },
  BYPASS: { From: owed, To: ['BYPASSED'], next: () => 'BYPASSED' },
  CHANGE_PAYMENT_DATE: { From: paid, To: paid, next: () => null },
  REFUND_OFFLINE: { From: paid, To: ['PART_REFUNDED', 'REFUNDED'], next: refunded },
  /**
   * An invoice with a proof is not voided, since money may be on its way: finance confirms the payment or
   * refuses the proof first.
   */
  CANCELLED: { From: withPayer, To: ['VOID'], next: () => 'VOID' },
  /** The provider reports what it received and refunded. */
  PROVIDER_PAID: {
    From: [...owed, ...oncePaid],
    To: oncePaid,
    next: (facts) => (facts.RefundedCents === 0 ? 'PAID' : refunded(facts)),
  },
  /** The provider reports that the payment was voided: nothing was paid after all. */
  PROVIDER_VOIDED: {
    From: [...owed, ...oncePaid],
    To: [...owed, 'VOID'],
    next: (facts) => (facts.IsOver ? 'VOID' : unpaid(facts)),
  },
} as const satisfies Record<string, Transition>;
export type InvoiceTransition = keyof typeof INVOICE_TRANSITIONS;

/**
 * Returns the status that a transition leads to. Throws for a transition that earlier checks should have
 * prevented.
 */
export function nextStatus(name: InvoiceTransition, from: InvoiceStatus, facts: StatusFacts): InvoiceStatus {
  const transition: Transition = INVOICE_TRANSITIONS[name];
  if (!transition.From.includes(from)) throw new Error(`An invoice that is ${from} cannot become ${name}.`);
  return transition.next(facts) ?? from;
}
