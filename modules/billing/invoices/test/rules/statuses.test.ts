/** The lists of statuses that SQL, filters and figures use. Those in partial indexes are in the order of the index. */
import { expect, test } from 'vitest';
import { paymentStatuses, refundStatuses } from '../../rules/payment-statuses.ts';
import { INVOICE_STAMPS } from '../../rules/stamps.ts';
import {
  INVOICE_STATUSES,
  invoiceStatuses,
  isOwed,
  isPaid,
  isWaived,
  wasPaid,
} from '../../rules/statuses.ts';

test('invoices', () => {
  expect(invoiceStatuses).toEqual({
    owed: ['OPEN', 'PROOF_GIVEN'],
    withPayer: ['OPEN'],
    toCheck: ['PROOF_GIVEN'],
    paid: ['PAID', 'PART_REFUNDED'],
    paidInFull: ['PAID'],
    oncePaid: ['PAID', 'PART_REFUNDED', 'REFUNDED'],
    refunded: ['PART_REFUNDED', 'REFUNDED'],
    settled: ['PAID', 'BYPASSED', 'PART_REFUNDED', 'REFUNDED', 'VOID'],
    closedWithoutPayment: ['BYPASSED', 'VOID'],
    voided: ['VOID'],
  });
  expect(INVOICE_STATUSES.filter(isOwed)).toEqual(['OPEN', 'PROOF_GIVEN']);
  expect(INVOICE_STATUSES.filter(isPaid)).toEqual(['PAID', 'PART_REFUNDED']);
  expect(INVOICE_STATUSES.filter(wasPaid)).toEqual(['PAID', 'PART_REFUNDED', 'REFUNDED']);
  expect(INVOICE_STATUSES.filter(isWaived)).toEqual(['BYPASSED']);
});

test('every invoice that is not owed has a stamp', () => {
  expect(Object.keys(INVOICE_STAMPS).sort()).toEqual(
    INVOICE_STATUSES.filter((status) => !isOwed(status)).sort(),
  );
});

test('card payments and refunds', () => {
  expect(paymentStatuses).toEqual({
    pending: ['STARTED', 'PROCESSING'],
    received: ['SUCCEEDED'],
    onceReceived: ['SUCCEEDED', 'VOIDED'],
  });
  expect(refundStatuses).toEqual({
    pending: ['STARTED', 'PENDING'],
    toRequest: ['STARTED'],
    withProvider: ['PENDING'],
    refunded: ['SUCCEEDED'],
    knownToProvider: ['PENDING', 'SUCCEEDED'],
    reserved: ['STARTED', 'PENDING', 'SUCCEEDED'],
  });
});
