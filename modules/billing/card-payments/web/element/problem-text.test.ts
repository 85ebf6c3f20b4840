import { expect, test } from 'vitest';
import { problemText } from './problem-text.ts';

const texts = (problem: { type: string; code?: string; decline_code?: string }) =>
  problemText(problem, (key) => key);

test.each([
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    'CARDFAIL_insufficient_funds',
  ],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'CARDFAIL_card_declined'],
  [{ type: 'card_error', code: 'expired_card' }, 'CARDFAIL_expired_card'],
  [{ type: 'card_error', code: 'processing_error' }, 'CARDFAIL_OTHER'],
  [
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    'CARDFAIL_authentication_failed',
  ],
])(
  'the bank’s response %j is shown in the portal’s words, with the note that nothing was charged',
  (problem, key) => {
    expect(texts(problem)).toBe(`${key} PAYCARD_NOT_CHARGED`);
  },
);

test('errors shown in Stripe’s own fields are not repeated', () => {
  expect(texts({ type: 'validation_error', code: 'incomplete_number' })).toBeNull();
});

test.each([{ type: 'api_connection_error' }, { type: 'api_error' }, { type: 'card_error' }])(
  '%j may have occurred after the charge: the text does not claim that nothing was charged',
  (problem) => {
    expect(texts(problem)).toBe('ELEMENT_UNKNOWN');
  },
);
