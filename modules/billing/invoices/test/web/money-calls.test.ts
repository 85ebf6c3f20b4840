import { expectTypeOf, test } from 'vitest';
import type { ActionRecord } from '#platform/web/ui/action/action-types.ts';
import type { useRunAction } from '#platform/web/ui/action/use-run-action.ts';
import type { callMoney, invoiceSubject } from '../../web/invoice-subjects.ts';

type About = Parameters<typeof callMoney>[0];
type Run = ReturnType<
  typeof useRunAction<ActionRecord, ReturnType<typeof invoiceSubject>['workflow']>
>['run'];

const intention = 'once';

test('a call of money takes what its row takes, whatever is invoiced', () => {
  const calls = (call: typeof callMoney, about: About) => [
    call(about, { action: 'PAY_ONLINE', entries: {}, intention }),
    call(about, {
      action: 'PAY_NOW',
      entries: { Version: 1, Attachment: ['file'], PaymentMethod: 'FPS' },
      intention,
    }),
    // @ts-expect-error a proof has a file
    call(about, { action: 'PAY_NOW', entries: { PaymentMethod: 'FPS' }, intention }),
    // @ts-expect-error no such way to pay
    call(about, { action: 'PAY_NOW', entries: { Attachment: ['file'], PaymentMethod: 'SHELLS' }, intention }),
    // @ts-expect-error no action of money
    call(about, { action: 'APPROVE', entries: {}, intention }),
  ];
  expectTypeOf(calls).toBeFunction();
});

test('so does the decision about a proof', () => {
  const calls = (run: Run) => [
    run('PAID', { TransactionNo: 'T1', DateTime: '2026-11-20' }, intention),
    run('REFUND_OFFLINE', { AmountCents: 100, DateTime: '2026-11-20' }, intention),
    // @ts-expect-error the amount is missing
    run('REFUND_OFFLINE', { DateTime: '2026-11-20' }, intention),
    // @ts-expect-error cents are a number
    run('REFUND_OFFLINE', { AmountCents: '100', DateTime: '2026-11-20' }, intention),
    // @ts-expect-error a payment that came has no amount: what is owed is what the invoice says
    run('PAID', { AmountCents: 100 }, intention),
  ];
  expectTypeOf(calls).toBeFunction();
});
