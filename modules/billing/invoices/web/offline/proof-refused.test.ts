import { expect, it } from 'vitest';
import type { InvoiceView } from '../../rules/contract.ts';
import { proofRefused } from './proof-refused.ts';

const history = (...names: InvoiceView['Events'][number]['Event'][]) =>
  names.map((Event, at) => ({
    Event,
    At: `2026-11-${20 - at}T02:00:00.000Z`,
    By: null,
    AsRole: null,
    AmountCents: null,
    TransactionNo: null,
    Remark: Event === 'PROOF_REFUSED' ? `Refused ${at}` : null,
  }));

it('shows the reason of the latest refusal, also while a card payment was started or declined', () => {
  const Events = history(
    'ONLINE_FAILED',
    'PAY_ONLINE',
    'PROOF_REFUSED',
    'PAY_NOW',
    'PROOF_REFUSED',
    'PAY_NOW',
  );
  expect(proofRefused({ Status: 'OPEN', Events })?.Remark).toBe('Refused 2');
});

it('shows nothing if no proof was refused, or a newer one was submitted since', () => {
  expect(proofRefused({ Status: 'OPEN', Events: history('ISSUED') })).toBeNull();
  expect(proofRefused({ Status: 'PROOF_GIVEN', Events: history('PAY_NOW', 'PROOF_REFUSED') })).toBeNull();
  // Paid by card and voided: a payment is now requested, not another proof.
  const voided = history('ONLINE_VOIDED', 'VOID', 'ONLINE_PAID', 'PAY_ONLINE', 'PROOF_REFUSED', 'PAY_NOW');
  expect(proofRefused({ Status: 'OPEN', Events: voided })).toBeNull();
  expect(proofRefused({ Status: 'BYPASSED', Events: history('BYPASS', 'PROOF_REFUSED') })).toBeNull();
});
