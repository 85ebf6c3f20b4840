/** Tests the transaction number that "Confirm to review" proposes, and the payment state in the page's words. */
import { expect, it } from 'vitest';
import type { ApplicationView } from '../../rules/contract.ts';
import { isReviewBeforePayment, paymentState } from '../../web/payment-state.ts';
import { reviewTransaction } from '../../web/review-transaction.ts';

type Invoice = NonNullable<ApplicationView['Invoice']>;

const invoice = (changed: Partial<Invoice>): Invoice => ({
  InvoiceKey: 'key-of-invoice',
  InvoiceNo: 'INV-2026-00007',
  AmountCents: 38_000_00,
  Status: 'OPEN',
  DueOn: '2026-12-10',
  IsOverdue: false,
  PaymentGate: 'BEFORE_CERTIFICATE',
  Lines: [],
  Proofs: [],
  ...changed,
});

const view = (changed: Partial<ApplicationView>) => ({
  TransactionNo: null,
  PaymentTransactionNo: null,
  Invoice: invoice({}),
  IsPaid: false,
  IsByPassPayment: false,
  IsOnlinePayment: false,
  ...changed,
});

it.each([
  [
    'the reference of a card payment',
    {
      IsPaid: true,
      IsOnlinePayment: true,
      PaymentTransactionNo: 'pi_3Q',
      Invoice: invoice({ Status: 'PAID' }),
    },
    'pi_3Q',
    'REVIEW_TRANSACTION_CARD',
  ],
  [
    'the number of a verified proof or bank line',
    { IsPaid: true, PaymentTransactionNo: 'FRN-1', Invoice: invoice({ Status: 'PAID' }) },
    'FRN-1',
    'REVIEW_TRANSACTION_VERIFIED',
  ],
  [
    'never the number of an unchecked proof',
    { PaymentTransactionNo: 'FRN-2', Invoice: invoice({ Status: 'PROOF_GIVEN' }) },
    null,
    'REVIEW_TRANSACTION_STATED',
  ],
  [
    'nothing for a proof without a number',
    { Invoice: invoice({ Status: 'PROOF_GIVEN' }) },
    null,
    'REVIEW_TRANSACTION_UNPAID',
  ],
  ['nothing while unpaid', {}, null, 'REVIEW_TRANSACTION_UNPAID'],
  [
    'nothing if waived',
    { IsByPassPayment: true, Invoice: invoice({ Status: 'BYPASSED' }) },
    null,
    'REVIEW_TRANSACTION_WAIVED',
  ],
  ['nothing without an invoice', { Invoice: null }, null, 'REVIEW_TRANSACTION_OTHER'],
  [
    'the present number when it is changed',
    { TransactionNo: 'OLD-1', IsPaid: true, PaymentTransactionNo: 'FRN-1' },
    'OLD-1',
    'REVIEW_TRANSACTION_CURRENT',
  ],
] satisfies [string, Partial<ApplicationView>, string | null, string][])(
  'proposes %s',
  (_, changed, proposed, help) => {
    expect(reviewTransaction(view(changed))).toMatchObject({ proposed, help });
  },
);

it('names the client’s number of an unchecked proof, and the invoice of an unpaid one', () => {
  const stated = view({ PaymentTransactionNo: 'FRN-2', Invoice: invoice({ Status: 'PROOF_GIVEN' }) });
  expect(reviewTransaction(stated).params).toEqual({ number: 'FRN-2' });
  expect(reviewTransaction(view({})).params).toEqual({ number: 'INV-2026-00007' });
});

it.each([
  [{ Status: 'OPEN' }, 'INVOICE_STATUS_OPEN', 'warning', true],
  [{ Status: 'OPEN', IsOverdue: true }, 'INVOICE_OVERDUE', 'danger', true],
  [{ Status: 'PROOF_GIVEN' }, 'INVOICE_STATUS_PROOF_GIVEN', 'info', true],
  [{ Status: 'OPEN', PaymentGate: 'BEFORE_REVIEW' }, 'INVOICE_STATUS_OPEN', 'warning', false],
  [{ Status: 'PAID' }, 'INVOICE_STATUS_PAID', 'success', false],
  [{ Status: 'BYPASSED' }, 'INVOICE_STATUS_BYPASSED', 'plain', false],
  [{ Status: 'REFUNDED' }, 'INVOICE_STATUS_REFUNDED', 'plain', false],
] satisfies [Partial<Invoice>, string, string, boolean][])(
  'of an invoice %j',
  (changed, key, tone, mayStart) => {
    const Invoice = invoice(changed);
    expect(paymentState({ Invoice })).toEqual({ key, tone });
    expect(isReviewBeforePayment({ Invoice })).toBe(mayStart);
  },
);
