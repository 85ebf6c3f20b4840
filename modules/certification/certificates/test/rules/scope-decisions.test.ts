/** The conditions of a change of the scope, and what the public history and the status on a past day say of it. */
import { expect, test } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { certificate } from '#quality/support/rules/certificate-life.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import { type ScopedEvent, scopeOn } from '../../rules/scope-on.ts';
import { statusHistory, verdictOn } from '../../rules/verdict.ts';
import { certificateWorkflow } from '../../rules/workflow.ts';

/** Noon in Hong Kong on the 21st. */
const AT = new Date('2026-11-21T04:00:00Z');
const PRESENT = { EN: 'Printing of books', CHT: '書籍印刷', CHS: '书籍印刷' };
const OTHER = { ...PRESENT, EN: 'Printing and binding of books' };

const refusal = (
  action: 'EXTEND_SCOPE' | 'REDUCE_SCOPE',
  facts: Partial<CertificateLifeFacts>,
  input: object = {},
  status: CertificateStatus = 'PUBLISHED',
) => {
  const decision = decide(certificateWorkflow, action, {
    facts: certificate(status, facts),
    actor: { UserKey: 'actor', Roles: ['ADMIN'], OrganisationKey: null, IsGrantGeneration: false },
    at: AT,
    input: { Scope: OTHER, Remark: 'Why.', ...input },
  });
  return decision.Allowed ? [] : decision.Reasons.map(({ Code, Field }) => [Field, Code].join(' ').trim());
};

test.each(['EXTEND_SCOPE', 'REDUCE_SCOPE'] as const)('%s is refused for these reasons', (action) => {
  expect(refusal(action, {})).toEqual([]);
  expect(refusal(action, {}, { Scope: PRESENT })).toEqual(['Scope REASON_CERT_SCOPE_UNCHANGED']);
  // Spaces at either end are no change.
  expect(refusal(action, {}, { Scope: { ...PRESENT, EN: ' Printing of books ' } })).toEqual([
    'Scope REASON_CERT_SCOPE_UNCHANGED',
  ]);
  // A change in one language is a change.
  expect(refusal(action, {}, { Scope: { ...PRESENT, CHS: '书籍装订' } })).toEqual([]);
  expect(refusal(action, {}, { Remark: ' ' })).toEqual(['Remark REASON_REMARK_REQUIRED']);
  expect(refusal(action, { IsDecisionRequired: true })).toEqual(['REASON_DECISION_REQUIRED']);
  expect(refusal(action, { Kind: 'STATEMENT', ExpiryDate: null })).toEqual(['REASON_CERT_STATEMENT']);
  expect(refusal(action, { ExpiryDate: '2026-11-20' })).toEqual(['REASON_CERT_PAST']);
  expect(refusal(action, { ExpiryDate: '2026-11-21' })).toEqual([]);
  expect(refusal(action, { IsPageUnderWay: true })).toEqual(['REASON_CERT_PAGE_UNDER_WAY']);
});

test('a suspended certificate is reduced, not extended', () => {
  expect(refusal('EXTEND_SCOPE', {}, {}, 'SUSPENDED')).toEqual(['REASON_STATUS']);
  expect(refusal('REDUCE_SCOPE', {}, {}, 'SUSPENDED')).toEqual([]);
});

const scope = (text: string) => ({ EN: text, CHT: text, CHS: text });
const event = (
  Event: string,
  EffectiveOn: string,
  [ToStatus, Revision]: [CertificateStatus, number],
  printed: string,
): ScopedEvent => ({
  ...{ Event, EffectiveOn, ToStatus, Revision },
  ...{ ExpiryDate: '2028-03-13', Scope: scope(printed) },
});

/** Extended in June, suspended in July, reduced in August while suspended, and a later page with the same scope. */
const EVENTS = [
  event('ISSUED', '2026-03-14', ['PENDING', 1], 'A'),
  event('PUBLISHED', '2026-03-14', ['PUBLISHED', 1], 'A'),
  event('SCOPE_EXTENDED', '2026-06-10', ['PUBLISHED', 1], 'A, B'),
  event('REVISED', '2026-06-10', ['PUBLISHED', 2], 'A, B'),
  event('SUSPENDED', '2026-07-01', ['SUSPENDED', 2], 'A, B'),
  event('SCOPE_REDUCED', '2026-08-01', ['SUSPENDED', 2], 'B'),
  // The page was late: events before it still name the page with the earlier scope.
  event('RESUMED', '2026-08-02', ['PUBLISHED', 2], 'A, B'),
  event('REVISED', '2026-08-03', ['PUBLISHED', 3], 'B'),
];
const TERM = { Revision: 3, ExpiryDate: '2028-03-13' };

test.each([
  ['2026-03-13', 'A'],
  ['2026-03-14', 'A'],
  ['2026-06-09', 'A'],
  ['2026-06-10', 'A, B'],
  ['2026-07-31', 'A, B'],
  ['2026-08-01', 'B'],
  ['2026-08-02', 'B'],
  ['2026-11-21', 'B'],
])('the scope on %s was %s', (day, text) => {
  expect(scopeOn(EVENTS, scope('B'), day)).toEqual(scope(text));
});

test('a page that states no scope leaves the present one', () => {
  const [issued, published] = EVENTS.slice(0, 2).map((one) => ({ ...one, Scope: null }));
  expect(scopeOn([issued, published] as ScopedEvent[], scope('B'), '2026-05-01')).toEqual(scope('B'));
  expect(scopeOn([], scope('B'), '2026-05-01')).toEqual(scope('B'));
});

test('the public history names each decision on the scope with its day, and nothing else about it', () => {
  expect(statusHistory(EVENTS, TERM, '2026-11-21')).toEqual([
    { Event: 'ISSUED', Verdict: 'VALID', On: '2026-03-14', Revision: 1 },
    { Event: 'SCOPE_EXTENDED', Verdict: 'VALID', On: '2026-06-10', Revision: 1 },
    { Event: 'REVISED', Verdict: 'VALID', On: '2026-06-10', Revision: 2 },
    { Event: 'SUSPENDED', Verdict: 'SUSPENDED', On: '2026-07-01', Revision: 2 },
    { Event: 'SCOPE_REDUCED', Verdict: 'SUSPENDED', On: '2026-08-01', Revision: 2 },
    { Event: 'RESUMED', Verdict: 'VALID', On: '2026-08-02', Revision: 2 },
    { Event: 'REVISED', Verdict: 'VALID', On: '2026-08-03', Revision: 3 },
  ]);
});

test('a decision on the scope does not change since when the verdict applies', () => {
  expect(verdictOn(EVENTS, TERM, '2026-06-30')).toEqual({ Verdict: 'VALID', Since: '2026-03-14' });
  expect(verdictOn(EVENTS, TERM, '2026-08-01')).toEqual({ Verdict: 'SUSPENDED', Since: '2026-07-01' });
});

test('a decision on the day of the issue is named after it, and only on its own day', () => {
  const events = [...EVENTS.slice(0, 2), event('SCOPE_REDUCED', '2026-03-14', ['PUBLISHED', 1], 'B')];
  const term = { Revision: 1, ExpiryDate: '2026-08-13' };
  expect(statusHistory(events, term, '2026-11-21')).toEqual([
    { Event: 'ISSUED', Verdict: 'VALID', On: '2026-03-14', Revision: 1 },
    { Event: 'SCOPE_REDUCED', Verdict: 'VALID', On: '2026-03-14', Revision: 1 },
    { Event: 'EXPIRED', Verdict: 'EXPIRED', On: '2026-08-14', Revision: 1 },
  ]);
});
