import { describe, expect, it } from 'vitest';
import type { InvoiceView, PaymentView } from '#modules/billing/invoices/rules/contract.ts';
import { payState } from './pay-state.ts';

const payment = (some: Partial<PaymentView>): PaymentView => ({
  PaymentKey: 'p',
  Provider: 'SANDBOX',
  Status: 'STARTED',
  AmountCents: 1_200_000,
  RefundedCents: 0,
  IsSettled: false,
  IsOverpayment: false,
  Card: null,
  FailureCode: null,
  At: '2026-11-21T08:00:00.000Z',
  PaidAt: null,
  Refunds: [],
  ...some,
});
const invoice = (
  Status: InvoiceView['Status'],
  Payments: PaymentView[] = [],
  isAllowed = true,
): Pick<InvoiceView, 'Status' | 'Payments' | 'Actions'> => ({
  Status,
  Payments,
  Actions: [
    {
      Action: 'PAY_ONLINE',
      Allowed: isAllowed,
      Label: 'ACT_PAY_ONLINE',
      IsOverrideNeeded: false,
      IsHidden: false,
      Reasons: [],
    },
  ],
});
const away = { HasReturned: false, HasTimedOut: false };
const back = { HasReturned: true, HasTimedOut: false };
const late = { HasReturned: true, HasTimedOut: true };
const kind = (...args: Parameters<typeof payState>) => payState(...args).Kind;

describe('paying by card', () => {
  it('is offered for amounts owed, and not where it is not allowed, such as while a proof is under review', () => {
    expect(payState(invoice('OPEN'), away)).toEqual({ Kind: 'OFFER', After: 'NOTHING' });
    expect(kind(invoice('PROOF_GIVEN', [], false), away)).toBe('NONE');
    expect(kind(invoice('OPEN', [], false), away)).toBe('NONE');
  });

  it('is not marked as paid because the browser returned', () => {
    const begun = [payment({ Status: 'STARTED' })];
    expect(kind(invoice('OPEN', begun), away)).toBe('UNDER_WAY');
    expect(kind(invoice('OPEN', begun), back)).toBe('CONFIRMING');
    expect(payState(invoice('OPEN', begun), late)).toMatchObject({ Kind: 'WAITING', CanLeave: true });
  });

  it('that is processing at the bank cannot be cancelled', () => {
    const working = [payment({ Status: 'PROCESSING' })];
    expect(payState(invoice('OPEN', working), away)).toMatchObject({ Kind: 'WAITING', CanLeave: false });
    expect(kind(invoice('OPEN', working), back)).toBe('CONFIRMING');
    expect(payState(invoice('OPEN', working), late)).toMatchObject({ Kind: 'WAITING', CanLeave: false });
  });

  it('is paid when the provider reports it, and thanks only a returning payer', () => {
    const paid = [payment({ Status: 'SUCCEEDED' })];
    expect(kind(invoice('PAID', paid, false), back)).toBe('PAID');
    expect(kind(invoice('PAID', paid, false), away)).toBe('NONE');
    // Paid, but the invoice is not marked as paid: refunded in the meantime.
    expect(kind(invoice('REFUNDED', paid, false), back)).toBe('NONE');
  });

  it('that was paid twice is reported as such until it is refunded', () => {
    const twice = payment({ Status: 'SUCCEEDED', IsOverpayment: true });
    for (const moment of [back, away])
      expect(kind(invoice('PAID', [twice], false), moment)).toBe('OVERPAYMENT');
    const refunded = { ...twice, RefundedCents: twice.AmountCents };
    expect(kind(invoice('BYPASSED', [refunded], false), back)).toBe('NONE');
    const refund = {
      ...{ RefundKey: 'r', Kind: 'REFUND' as const, AmountCents: twice.AmountCents, Reason: '', By: null },
      ...{ At: '2026-11-21T09:00:00.000Z', DoneAt: null },
    };
    const pending = { ...twice, Refunds: [{ ...refund, Status: 'PENDING' as const }] };
    expect(kind(invoice('BYPASSED', [pending], false), away)).toBe('NONE');
    const failed = { ...twice, Refunds: [{ ...refund, Status: 'FAILED' as const }] };
    expect(kind(invoice('BYPASSED', [failed], false), away)).toBe('OVERPAYMENT');
  });

  it('that was declined may be retried; one that was abandoned or cancelled starts again', () => {
    expect(kind(invoice('OPEN', [payment({ Status: 'FAILED' })]), back)).toBe('DECLINED');
    expect(kind(invoice('OPEN', [payment({ Status: 'FAILED' })]), away)).toBe('DECLINED');
    expect(payState(invoice('OPEN', [payment({ Status: 'CANCELLED' })]), back)).toEqual({
      Kind: 'OFFER',
      After: 'LEFT',
    });
    expect(payState(invoice('OPEN', [payment({ Status: 'CANCELLED' })]), away)).toEqual({
      Kind: 'OFFER',
      After: 'NOTHING',
    });
    expect(kind(invoice('OPEN', [payment({ Status: 'VOIDED' })]), back)).toBe('OFFER');
    expect(kind(invoice('PAID', [payment({ Status: 'FAILED' })], false), back)).toBe('NONE');
  });
});
