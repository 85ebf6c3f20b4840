import { expect, test } from 'vitest';
import { isPaidNow, isReceivedAtProvider, reportedStatus } from '../../rules/payment-transitions.ts';

test.each([
  ['STARTED', 'OPEN', 'STARTED', 'STARTED'],
  ['STARTED', 'PROCESSING', 'PROCESSING', 'PROCESSING'],
  ['PROCESSING', 'SUCCEEDED', 'SUCCEEDED', 'VOIDED'],
  ['VOIDED', 'SUCCEEDED', 'SUCCEEDED', 'VOIDED'],
  ['STARTED', 'FAILED', 'FAILED', 'FAILED'],
  ['STARTED', 'CANCELLED', 'CANCELLED', 'CANCELLED'],
  ['CANCELLED', 'OPEN', 'CANCELLED', 'CANCELLED'],
  ['CANCELLED', 'PROCESSING', 'CANCELLED', 'CANCELLED'],
  ['CANCELLED', 'SUCCEEDED', 'SUCCEEDED', 'VOIDED'],
  ['CANCELLED', 'FAILED', 'FAILED', 'FAILED'],
] as const)('%s, reported as %s: %s; voided: %s', (before, state, after, voided) => {
  expect(reportedStatus(before, state, { isVoided: false })).toBe(after);
  expect(reportedStatus(before, state, { isVoided: true })).toBe(voided);
});

test('money is newly received once, and again after a void that the bank reversed', () => {
  expect(isPaidNow('STARTED', 'SUCCEEDED')).toBe(true);
  expect(isPaidNow('STARTED', 'VOIDED')).toBe(true);
  expect(isPaidNow('VOIDED', 'SUCCEEDED')).toBe(true);
  expect(isPaidNow('SUCCEEDED', 'SUCCEEDED')).toBe(false);
  expect(isPaidNow('SUCCEEDED', 'VOIDED')).toBe(false);
  expect(isPaidNow('STARTED', 'FAILED')).toBe(false);
});

test('only a completed payment counts as received at the provider', () => {
  const states = ['OPEN', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
  expect(states.filter(isReceivedAtProvider)).toEqual(['SUCCEEDED']);
});
