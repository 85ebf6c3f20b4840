import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { InvoiceStatus, PaymentAction } from '../../rules/statuses.ts';
import { type CertificateInvoiceFacts, certificateInvoiceWorkflow } from '../../rules/workflow.ts';

/** Roles and statuses are deliberately repeated here: nothing is read from the tested workflow. */
const ROLES =
  'CLIENT SUB_CLIENT ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO CEO'.split(
    ' ',
  ) as Role[];
const STATUSES: InvoiceStatus[] = [
  'OPEN',
  'PROOF_GIVEN',
  'PAID',
  'BYPASSED',
  'PART_REFUNDED',
  'REFUNDED',
  'VOID',
];
const AT = new Date('2026-11-21T04:00:00Z');
const FINANCE = 'FINANCE ADMIN SUB_ADMIN';

type Facts = Partial<CertificateInvoiceFacts>;
const PROOF = { IsPaymentProof: true };
const CARD = { IsOnlinePayment: true, PaidCents: 120_000 };
const SETTLED = { ...CARD, IsSettled: true };
const TRANSFER = { ...PROOF, PaidCents: 120_000 };
const WHY = { Remark: 'Charged twice by mistake.' };

/** Input for a refund that the bank paid out. */
const OUT = { ...WHY, DateTime: '2026-11-20', TransactionNo: 'OUT-1' };

/**
 * Expected behaviour, as specified by the owner: action, roles, starting statuses, facts, input, and
 * resulting status.
 */
const TABLE: [action: string, by: string, from: string, facts: Facts, input: object, becomes: string][] = [
  ['PAY_NOW', 'CLIENT SUB_CLIENT', 'OPEN PROOF_GIVEN', {}, {}, 'PROOF_GIVEN'],
  ['PAY_ONLINE', 'CLIENT', 'OPEN PROOF_GIVEN', { IsOnlineOffered: true }, {}, 'the same'],
  ['PAID', FINANCE, 'OPEN PROOF_GIVEN', PROOF, { TransactionNo: 'FT1', DateTime: '2026-11-20' }, 'PAID'],
  ['PROOF_REFUSED', FINANCE, 'PROOF_GIVEN', PROOF, WHY, 'OPEN'],
  ['PROOF_REFUSED', FINANCE, 'PROOF_GIVEN', { ...PROOF, IsOver: true }, WHY, 'VOID'],
  ['UNPAID', FINANCE, 'PAID', { ...PROOF, PaidCents: 120_000 }, {}, 'PROOF_GIVEN'],
  ['BYPASS', FINANCE, 'OPEN PROOF_GIVEN', {}, WHY, 'BYPASSED'],
  ['CHANGE_PAYMENT_DATE', FINANCE, 'PAID PART_REFUNDED', {}, { DateTime: '2026-11-20' }, 'the same'],
  // The result at the provider is reported by the provider.
  ['VOID', FINANCE, 'PAID', CARD, WHY, 'the same'],
  ['REFUND', FINANCE, 'PAID PART_REFUNDED', SETTLED, WHY, 'the same'],
  [
    'REFUND_OFFLINE',
    FINANCE,
    'PAID PART_REFUNDED',
    TRANSFER,
    { ...OUT, AmountCents: 20_000 },
    'PART_REFUNDED',
  ],
];

const invoice = (Status: InvoiceStatus, more: Facts = {}): CertificateInvoiceFacts => ({
  Status,
  IsOver: false,
  HasInvoice: true,
  IsPaid: Status === 'PAID' || Status === 'PART_REFUNDED',
  IsByPassPayment: Status === 'BYPASSED',
  IsPaymentProof: false,
  IsOnlineOffered: false,
  IsOnlinePayment: false,
  IsSettled: false,
  PaidCents: 0,
  RefundedCents: 0,
  IsRefundPending: false,
  HasOverpayment: false,
  HasReturnedOverpayment: false,
  InvoicedOn: '2026-11-05',
  PaidOn: '2026-11-06',
  OfflineRefundOn: null,
  ...more,
});

function outcomeOf(action: string, role: Role, facts: CertificateInvoiceFacts, input: object): string {
  const actor: Actor = { UserKey: 'actor', Roles: [role], OrganisationKey: null, IsGrantGeneration: false };
  const decision = decide(certificateInvoiceWorkflow, action as PaymentAction, {
    facts,
    actor,
    at: AT,
    input: { ...input },
  });
  if (decision.Allowed) return decision.Change.Status ?? facts.Status;
  return [
    decision.Code,
    ...decision.Reasons.map(({ Code, Field }) => (Field ? `${Field} ${Code}` : Code)),
  ].join(' ');
}

it('every action of the table is listed here', () => {
  expect([...new Set(TABLE.map(([action]) => action))].toSorted()).toEqual(
    [...certificateInvoiceWorkflow.Actions].toSorted(),
  );
});

describe.each(TABLE)('%s', (action, by, from, facts, input, becomes) => {
  it.each(STATUSES)('when the invoice is %s', (status) => {
    const wrong = ROLES.flatMap((role) => {
      const answer = outcomeOf(action, role, invoice(status, facts), input);
      if (!by.split(' ').includes(role))
        return answer.startsWith('ERR_FORBIDDEN') ? [] : [`${role}: ${answer}`];
      const isOpen = from.split(' ').includes(status);
      if (!isOpen) return answer.startsWith('ERR_TRANSITION REASON_STATUS') ? [] : [`${role}: ${answer}`];
      return answer === (becomes === 'the same' ? status : becomes) ? [] : [`${role}: ${answer}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('conditions, one at a time', () => {
  const refused: [
    what: string,
    action: string,
    role: Role,
    facts: CertificateInvoiceFacts,
    input: object,
    why: string,
  ][] = [
    [
      'a second proof',
      'PAY_NOW',
      'CLIENT',
      invoice('PROOF_GIVEN', PROOF),
      {},
      'ERR_TRANSITION REASON_PROOF_ALREADY_GIVEN',
    ],
    [
      'a card while no provider is connected',
      'PAY_ONLINE',
      'CLIENT',
      invoice('OPEN'),
      {},
      'ERR_TRANSITION REASON_ONLINE_NOT_OFFERED',
    ],
    [
      'paid without a proof',
      'PAID',
      'FINANCE',
      invoice('OPEN'),
      { TransactionNo: 'FT1' },
      'ERR_TRANSITION REASON_PROOF_MISSING',
    ],
    [
      'paid without a number',
      'PAID',
      'FINANCE',
      invoice('PROOF_GIVEN', PROOF),
      { TransactionNo: ' ' },
      'ERR_VALIDATION TransactionNo REASON_TRANSACTION_REQUIRED',
    ],
    [
      'paid tomorrow',
      'PAID',
      'FINANCE',
      invoice('PROOF_GIVEN', PROOF),
      { TransactionNo: 'FT1', DateTime: '2026-11-22' },
      'ERR_VALIDATION DateTime REASON_DATE_IN_FUTURE',
    ],
    [
      'paid 91 days before the invoice',
      'PAID',
      'FINANCE',
      invoice('PROOF_GIVEN', PROOF),
      { TransactionNo: 'FT1', DateTime: '2026-08-06' },
      'ERR_VALIDATION DateTime REASON_DATE_TOO_EARLY',
    ],
    [
      'a payment dated in another century',
      'CHANGE_PAYMENT_DATE',
      'FINANCE',
      invoice('PAID', PROOF),
      { DateTime: '1900-01-01' },
      'ERR_VALIDATION DateTime REASON_DATE_TOO_EARLY',
    ],
    [
      'unpaid for a zero amount',
      'UNPAID',
      'FINANCE',
      invoice('PAID'),
      {},
      'ERR_TRANSITION REASON_NOTHING_PAID',
    ],
    [
      'unpaid for a card payment',
      'UNPAID',
      'FINANCE',
      invoice('PAID', CARD),
      {},
      'ERR_TRANSITION REASON_PAID_ONLINE',
    ],
    [
      'waived without a reason',
      'BYPASS',
      'FINANCE',
      invoice('OPEN'),
      {},
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'void of a bank transfer',
      'VOID',
      'FINANCE',
      invoice('PAID', { PaidCents: 120_000 }),
      WHY,
      'ERR_TRANSITION REASON_NOT_PAID_ONLINE',
    ],
    [
      'void after settlement',
      'VOID',
      'FINANCE',
      invoice('PAID', SETTLED),
      WHY,
      'ERR_TRANSITION REASON_SETTLED',
    ],
    [
      'void without a reason',
      'VOID',
      'FINANCE',
      invoice('PAID', CARD),
      {},
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'a refund before settlement',
      'REFUND',
      'FINANCE',
      invoice('PAID', CARD),
      WHY,
      'ERR_TRANSITION REASON_NOT_SETTLED',
    ],
    [
      'a refund while one is in progress',
      'REFUND',
      'FINANCE',
      invoice('PAID', { ...SETTLED, IsRefundPending: true }),
      WHY,
      'ERR_TRANSITION REASON_REFUND_UNDER_WAY',
    ],
    [
      'an offline refund of an online payment',
      'REFUND_OFFLINE',
      'FINANCE',
      invoice('PAID', SETTLED),
      { ...OUT, AmountCents: 100 },
      'ERR_TRANSITION REASON_NOT_PAID_OFFLINE',
    ],
    [
      'an offline refund of a cent more than is left',
      'REFUND_OFFLINE',
      'FINANCE',
      invoice('PART_REFUNDED', { ...TRANSFER, RefundedCents: 20_000 }),
      { ...OUT, AmountCents: 100_001 },
      'ERR_VALIDATION AmountCents REASON_MORE_THAN_LEFT',
    ],
    [
      'an offline refund without a bank reference',
      'REFUND_OFFLINE',
      'FINANCE',
      invoice('PAID', TRANSFER),
      { ...OUT, AmountCents: 100, TransactionNo: ' ' },
      'ERR_VALIDATION TransactionNo REASON_TRANSACTION_REQUIRED',
    ],
    [
      'unpaid although a part was refunded',
      'UNPAID',
      'FINANCE',
      invoice('PAID', { ...TRANSFER, RefundedCents: 20_000 }),
      {},
      'ERR_TRANSITION REASON_PARTLY_REFUNDED',
    ],
    [
      'a cent more than is left',
      'REFUND',
      'FINANCE',
      invoice('PART_REFUNDED', { ...SETTLED, RefundedCents: 20_000 }),
      { ...WHY, AmountCents: 100_001 },
      'ERR_VALIDATION AmountCents REASON_MORE_THAN_LEFT',
    ],
  ];
  it.each(refused)('%s is refused', (_what, action, role, facts, input, why) => {
    expect(outcomeOf(action, role, facts, input)).toBe(why);
  });

  it('a payment may be dated up to 90 days before its invoice', () => {
    const input = { TransactionNo: 'FT1', DateTime: '2026-08-07' };
    expect(outcomeOf('PAID', 'FINANCE', invoice('PROOF_GIVEN', PROOF), input)).toBe('PAID');
  });

  it('the last offline refund makes the invoice refunded', () => {
    const facts = invoice('PART_REFUNDED', { ...TRANSFER, RefundedCents: 20_000 });
    expect(outcomeOf('REFUND_OFFLINE', 'FINANCE', facts, { ...OUT, AmountCents: 100_000 })).toBe('REFUNDED');
  });

  it('the whole remainder may be refunded, to the cent', () => {
    const facts = invoice('PART_REFUNDED', { ...SETTLED, RefundedCents: 20_000 });
    expect(outcomeOf('REFUND', 'FINANCE', facts, { ...WHY, AmountCents: 100_000 })).toBe('PART_REFUNDED');
  });
});
