import { expectTypeOf, test } from 'vitest';
import type { ActionRecord } from '#platform/web/ui/action/action-types.ts';
import type { useRunAction } from '#platform/web/ui/action/use-run-action.ts';
import type { callMoney, invoiceSubject } from '../../web/invoice-subjects.ts';

type About = Parameters<typeof callMoney>[0];
type Run = ReturnType<
  typeof useRunAction<ActionRecord, ReturnType<typeof invoiceSubject>['workflow']>
>['run'];

const intention = 'once';

test('a payment call accepts the input of its row for any invoice', () => {
  const calls = (call: typeof callMoney, about: About) => [
    call(about, { action: 'PAY_ONLINE', entries: {}, intention }),
    call(about, {
      action: 'PAY_NOW',
      entries: { Version: 1, Attachment: ['file'], PaymentMethod: 'FPS' },
      intention,
    }),
    // @ts-expect-error a proof requires a file
    call(about, { action: 'PAY_NOW', entries: { PaymentMethod: 'FPS' }, intention }),
    // @ts-expect-error unknown payment method
    call(about, { action: 'PAY_NOW', entries: { Attachment: ['file'], PaymentMethod: 'SHELLS' }, intention }),
    // @ts-expect-error not a payment action
    call(about, { action: 'APPROVE', entries: {}, intention }),
  ];
  expectTypeOf(calls).toBeFunction();
});

test('so does the decision on a proof', () => {
  const calls = (run: Run) => [
    run('PAID', { TransactionNo: 'T1', DateTime: '2026-11-20' }, intention),
    run('REFUND_OFFLINE', { AmountCents: 100, DateTime: '2026-11-20' }, intention),
    // @ts-expect-error the amount is missing
    run('REFUND_OFFLINE', { DateTime: '2026-11-20' }, intention),
    // @ts-expect-error cents must be a number
    run('REFUND_OFFLINE', { AmountCents: '100', DateTime: '2026-11-20' }, intention),
    // @ts-expect-error marking as paid takes no amount: the invoice determines what is owed
    run('PAID', { AmountCents: 100 }, intention),
  ];
  expectTypeOf(calls).toBeFunction();
});
