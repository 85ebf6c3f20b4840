/**
 * Checks that no combination of application and certificate can get stuck, and that contradictions are
 * detected.
 */
import { describe, expect, it } from 'vitest';
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { Row } from '#platform/common/workflow/types.ts';
import { checkStateGraph, STARTS } from '../support/rules/state-graph/check.ts';
import { realTables, type Tables } from '../support/rules/state-graph/moves.ts';

type ApplicationRow = Row<ApplicationStatus, ApplicationFacts>;

/** Returns the application table with one row changed. */
const withRow = (action: ApplicationAction, more: Partial<ApplicationRow>): Tables['application'] => {
  const { application } = realTables;
  return {
    ...application,
    Rows: { ...application.Rows, [action]: { ...application.Rows[action], ...more } },
  };
};
/** Returns the table with a CANCEL action that is not allowed in these statuses. */
const withoutCancelFrom = (...statuses: ApplicationStatus[]): Tables['application'] =>
  withRow('CANCEL', {
    From: realTables.application.Rows.CANCEL.From.filter((status) => !statuses.includes(status)),
  });
const startsOf = (type: AssessmentType) =>
  STARTS.filter(
    ({ Application }) =>
      Application.AssessmentType === type &&
      (type === 'INITIAL' || Application.ApplicationStatusCode === 'WAITING') &&
      Application.Type === 'CERTIFICATE' &&
      Application.PaymentGate === 'BEFORE_CERTIFICATE',
  );
const leadingStatuses = (combinations: readonly string[]): string[] =>
  [...new Set(combinations.map((combination) => combination.split(/[ ·]/)[0] ?? ''))].toSorted();

describe('every reachable combination of application and certificate', () => {
  const { Reached, Stuck, OpenAfterEnd } = checkStateGraph();

  it('can be completed by staff actions alone', () => {
    expect(Stuck).toEqual([]);
  });

  it('has no open application of an ended certificate', () => {
    expect(OpenAfterEnd).toEqual([]);
  });

  it.each([
    [
      'status',
      'DRAFT INPROGRESS PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW REJECTED_STAFF CERTIFIED COMPLETED CANCELLED ARCHIVED WAITING',
    ],
    [
      'step',
      'UNDERREVIEW·ASSESSOR UNDERREVIEW·ASSESSOR_ONSITE UNDERREVIEW·INDEPREVIEWER UNDERREVIEW·COO UNDERREVIEW·CEO REJECTED_FLOW·ASSESSOR REJECTED_FLOW·COO',
    ],
    [
      'assessment type',
      'CERTIFICATE·INITIAL CERTIFICATE·SURVEILLANCE CERTIFICATE·RENEWAL CERTIFICATE·SPECIAL STATEMENT·INITIAL STATEMENT·SPECIAL',
    ],
    [
      'certificate',
      'certificate·none certificate·PENDING certificate·PUBLISHED certificate·ACTIVE certificate·RENEWAL certificate·SUSPENDED certificate·EXPIRED',
    ],
    [
      'payment',
      'payment·none payment·unpaid payment·proof payment·paid·offline payment·paid·online payment·bypassed payment·refunded',
    ],
    ['open MAJOR', 'open·MAJOR'],
  ])('the check reaches every %s', (_, description) => {
    const missing = description
      .split(' ')
      .map((part) => part.replaceAll('·', ' '))
      .filter((part) => !Reached.some((combination) => ` ${combination} `.includes(` ${part} `)));
    expect(missing).toEqual([]);
  });
});

describe('a contradiction in the tables is found and named', { timeout: 60_000 }, () => {
  it('no CANCEL from REJECTED: a client who never answers keeps the application open', () => {
    const { Stuck } = checkStateGraph(
      { ...realTables, application: withoutCancelFrom('REJECTED') },
      startsOf('INITIAL'),
    );
    expect(leadingStatuses(Stuck)).toEqual(['REJECTED']);
    expect(Stuck).toContainEqual(expect.stringContaining('points unanswered'));
  });

  it('the end of a certificate does not cancel its applications', () => {
    const statements = STARTS.filter(
      ({ Application }) => Application.Type === 'STATEMENT' && Application.AssessmentType === 'SPECIAL',
    );
    const { Stuck, OpenAfterEnd } = checkStateGraph({ ...realTables, portal: null }, statements);
    expect(OpenAfterEnd).toContainEqual(expect.stringMatching(/^UNDERREVIEW COO · .*certificate TERMINATED/));
    expect(OpenAfterEnd).toContainEqual(expect.stringMatching(/^CERTIFIED · .*certificate DELETED/));
    expect(Stuck).toEqual([]);
  });

  it('both as in an earlier version: waiting, decided and returned applications cannot be completed once the certificate ends', () => {
    const before = withoutCancelFrom('REJECTED', 'CERTIFIED', 'WAITING');
    const { Stuck } = checkStateGraph(
      { ...realTables, application: before, portal: null },
      startsOf('SURVEILLANCE'),
    );
    expect(leadingStatuses(Stuck)).toEqual(['CERTIFIED', 'REJECTED', 'WAITING']);
    expect(Stuck).toContainEqual(expect.stringMatching(/^WAITING · .*certificate TERMINATED/));
    expect(Stuck).toContainEqual(expect.stringMatching(/^CERTIFIED · .*certificate TERMINATED/));
  });

  it('an open MAJOR blocks publishing, and neither the result can be corrected nor the application cancelled', () => {
    const starts = startsOf('INITIAL');
    const { application } = realTables;
    const without = (...actions: ('CANCEL' | 'CORRECT_RESULT')[]): Tables => {
      const From = (action: 'CANCEL' | 'CORRECT_RESULT') => ({
        ...application.Rows[action],
        From: application.Rows[action].From.filter((status) => status !== 'CERTIFIED'),
      });
      const changed = Object.fromEntries(actions.map((action) => [action, From(action)]));
      return { ...realTables, application: { ...application, Rows: { ...application.Rows, ...changed } } };
    };
    const { Stuck } = checkStateGraph(without('CANCEL', 'CORRECT_RESULT'), starts);
    expect(leadingStatuses(Stuck)).toEqual(['CERTIFIED']);
    expect(Stuck.every((combination) => combination.includes('open MAJOR'))).toBe(true);
    expect(checkStateGraph(without('CANCEL'), starts).Stuck).toEqual([]);
    expect(checkStateGraph(without('CORRECT_RESULT'), starts).Stuck).toEqual([]);
  });

  it('no one can restore an application from the archive', () => {
    const { Stuck } = checkStateGraph(
      { ...realTables, application: withRow('UNARCHIVE', { From: [] }) },
      startsOf('INITIAL'),
    );
    expect(leadingStatuses(Stuck)).toEqual(['ARCHIVED']);
  });
});
