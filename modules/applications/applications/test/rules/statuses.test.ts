import { expect, test } from 'vitest';
import { certificateStatuses } from '../../rules/certificate-statuses.ts';
import { APPLICATION_STATUS, applicationStatuses, GROUPS } from '../../rules/statuses.ts';

/** The lists as the specification and domain 4, 6 and 7 describe them, written by hand. */
test.each([
  ['open', 'CERTIFIED DRAFT INPROGRESS PENDING REJECTED REJECTED_FLOW RETURNED UNDERREVIEW'],
  ['draft', 'DRAFT INPROGRESS'],
  ['running', 'CERTIFIED PENDING REJECTED REJECTED_FLOW RETURNED UNDERREVIEW'],
  ['withClient', 'DRAFT INPROGRESS REJECTED RETURNED'],
  ['withBody', 'CERTIFIED PENDING REJECTED_FLOW UNDERREVIEW'],
  ['withFindings', 'CERTIFIED REJECTED REJECTED_FLOW UNDERREVIEW'],
  ['withoutResult', 'CANCELLED REJECTED_STAFF'],
  ['closed', 'ARCHIVED CANCELLED REJECTED_STAFF'],
  ['final', 'CANCELLED COMPLETED REJECTED_STAFF'],
  ['ended', 'ARCHIVED CANCELLED COMPLETED REJECTED_STAFF'],
  ['scheduled', 'WAITING'],
] as const)('applications that are %s', (list, expected) => {
  expect(applicationStatuses[list].toSorted().join(' ')).toBe(expected);
});

test.each([
  ['valid', 'ACTIVE PUBLISHED RENEWAL'],
  ['inForce', 'ACTIVE PUBLISHED RENEWAL SUSPENDED'],
  ['issued', 'ACTIVE EXPIRED PUBLISHED RENEWAL SUSPENDED TERMINATED'],
  ['hiddenFromClients', 'DELETED PENDING'],
] as const)('certificates that are %s', (list, expected) => {
  expect(certificateStatuses[list].toSorted().join(' ')).toBe(expected);
});

test('the quick filters contain each submitted or ended status once, in the order of the process', () => {
  expect(GROUPS.join(' ')).toBe('DRAFT SUBMITTED REVIEW CLIENT CERTIFIED COMPLETED CLOSED');
  const without = Object.entries(APPLICATION_STATUS).flatMap(([status, { Group }]) =>
    Group ? [] : [status],
  );
  expect(without).toEqual(['NONE', 'WAITING']);
});
