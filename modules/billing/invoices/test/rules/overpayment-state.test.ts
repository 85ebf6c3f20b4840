/** Tests how far the refund of an overpayment is, as shown on the invoice's page. */
import { expect, test } from 'vitest';
import { OVERPAYMENT_STATE, overpaymentLeft, overpaymentState } from '../../rules/overpayment-state.ts';
import type { PaymentStatus, RefundStatus } from '../../rules/payment-statuses.ts';

type Case = [
  what: string,
  status: PaymentStatus,
  refunded: number,
  refunds: [RefundStatus, number][],
  state: string,
  left: number,
];
const cases: Case[] = [
  ['no refund was requested', 'SUCCEEDED', 0, [], 'DUE', 120_000],
  ['the refund is in progress', 'SUCCEEDED', 0, [['PENDING', 120_000]], 'UNDER_WAY', 0],
  ['the refund was requested only', 'SUCCEEDED', 0, [['STARTED', 120_000]], 'UNDER_WAY', 0],
  ['the refund failed', 'SUCCEEDED', 0, [['FAILED', 120_000]], 'DUE', 120_000],
  ['all was refunded', 'SUCCEEDED', 120_000, [['SUCCEEDED', 120_000]], 'REFUNDED', 0],
  ['a part was refunded', 'SUCCEEDED', 20_000, [['SUCCEEDED', 20_000]], 'DUE', 100_000],
  [
    'a part was refunded, the rest is in progress',
    'SUCCEEDED',
    20_000,
    [
      ['SUCCEEDED', 20_000],
      ['PENDING', 100_000],
    ],
    'UNDER_WAY',
    0,
  ],
  ['it was voided', 'VOIDED', 120_000, [['SUCCEEDED', 120_000]], 'REFUNDED', 0],
];

test.each(cases)('%s', (_what, Status, RefundedCents, refunds, state, left) => {
  const Refunds = refunds.map(([of, AmountCents]) => ({ Status: of, AmountCents }));
  const payment = { Status, AmountCents: 120_000, RefundedCents, Refunds };
  expect(overpaymentState(payment)).toBe(state);
  expect(overpaymentLeft(payment)).toBe(left);
});

test('only an overpayment that still has to be refunded is a warning', () => {
  expect(Object.entries(OVERPAYMENT_STATE).map(([state, { Tone }]) => [state, Tone])).toEqual([
    ['DUE', 'warning'],
    ['UNDER_WAY', 'info'],
    ['REFUNDED', 'plain'],
  ]);
});
