/** Which decision each event of a certificate needs, written by hand from the table of decision 31. */
import { expect, test } from 'vitest';
import { DECISION_OF_ASSESSMENT } from '../../rules/decision-types.ts';
import { COVERED_EVENTS, DECIDED_EVENTS, ownDecision, ruleOfEvent } from '../../rules/event-decisions.ts';

test.each([
  // Decisions of their own, by people.
  ['SUSPENDED', 'PUBLISHED', false, { Own: 'SUSPEND' }],
  ['SUSPENDED', 'EXPIRED', false, { Own: 'SUSPEND' }],
  ['RESUMED', 'SUSPENDED', false, { Own: 'RESTORE' }],
  ['TERMINATED', 'SUSPENDED', false, { Own: 'WITHDRAW' }],
  ['WITHDRAWN', 'PUBLISHED', false, { Own: 'WITHDRAW' }],
  ['EXPIRED', 'PUBLISHED', false, { Own: 'WITHDRAW' }],
  ['EXTENDED', 'ACTIVE', false, { Own: 'EXTEND_TERM' }],
  ['SCOPE_EXTENDED', 'PUBLISHED', false, { Own: 'EXTEND_SCOPE' }],
  ['SCOPE_REDUCED', 'SUSPENDED', false, { Own: 'REDUCE_SCOPE' }],
  ['DELETED', 'SUSPENDED', false, { Own: 'WITHDRAW' }],
  // The end of the term is no decision.
  ['EXPIRED', 'PUBLISHED', true, { None: 'CLOCK' }],
  ['RENEWAL_STARTED', 'PUBLISHED', false, { None: 'CLOCK' }],
  ['RENEWAL_ENDED', 'RENEWAL', true, { None: 'CLOCK' }],
  // The application was decided before.
  ['ISSUED', null, false, { Covered: 'APPLICATION' }],
  ['RENEWED', 'RENEWAL', false, { Covered: 'APPLICATION' }],
  ['REVISED', 'PUBLISHED', false, { Covered: 'APPLICATION' }],
  // What is published or printed.
  ['PUBLISHED', 'PENDING', false, { None: 'LISTING' }],
  ['UNLISTED', 'PUBLISHED', false, { None: 'LISTING' }],
  ['DISCLOSED', 'PUBLISHED', false, { None: 'DOCUMENT' }],
  // Never in force.
  ['DELETED', 'PENDING', false, { None: 'DOCUMENT' }],
] as const)('%s from %s, by the portal: %s', (Event, From, IsByPortal, expected) => {
  expect(ruleOfEvent({ Event, From, IsByPortal })).toEqual(expected);
  expect(ownDecision({ Event, From, IsByPortal })).toBe('Own' in expected ? expected.Own : null);
});

test('the checks read these events', () => {
  expect(DECIDED_EVENTS.toSorted()).toEqual([
    'DELETED',
    'EXPIRED',
    'EXTENDED',
    'RESUMED',
    'SCOPE_EXTENDED',
    'SCOPE_REDUCED',
    'SUSPENDED',
    'TERMINATED',
    'WITHDRAWN',
  ]);
  expect(COVERED_EVENTS.toSorted()).toEqual(['ISSUED', 'RENEWED', 'REVISED']);
});

test('an assessment ends with the decision of its type', () => {
  expect(DECISION_OF_ASSESSMENT).toEqual({
    INITIAL: 'GRANT',
    SURVEILLANCE: 'MAINTAIN',
    RENEWAL: 'RENEW',
    SPECIAL: 'MAINTAIN',
  });
});
