/** What the card of a running application on the client's dashboard says about a payment that is due. */
import { expect, test } from 'vitest';
import type { ApplicationRow } from '#modules/applications/applications/rules/index.ts';
import { statusLineOf } from '../../web/next-step.ts';

const row = (PaymentDueOn: string | null, more: Partial<ApplicationRow> = {}) =>
  ({
    ApplicationKey: 'one',
    ApplicationStatusCode: 'PENDING',
    CurrentStep: null,
    StepSince: new Date().toISOString(),
    TargetDays: null,
    AnswerBy: null,
    EndDateTime: null,
    PaymentDueOn,
    ...more,
  }) as ApplicationRow;
const texts = (one: ApplicationRow, isToRespond = false) =>
  statusLineOf(one, { usualDays: 5, isToRespond }).Texts;

test('a payment that is due is named, and “no action needed” only appears without one', () => {
  expect(texts(row(null))).toEqual(['NEXT_STEP_USUAL', 'NEXT_STEP_NOTHING']);
  expect(texts(row('2099-01-01'))).toEqual(['NEXT_STEP_PAY_BY']);
  expect(texts(row('2020-01-01'))).toEqual(['NEXT_STEP_PAY_LATE']);
});

test('with a step under way, the payment and a response to a nonconformity are both named', () => {
  const step = { ApplicationStatusCode: 'UNDERREVIEW', CurrentStep: 'ASSESSOR' } as const;
  expect(texts(row('2020-01-01', step), true)).toEqual([
    'NEXT_STEP_USUAL',
    'NEXT_STEP_RESPOND',
    'NEXT_STEP_PAY_LATE',
  ]);
});
