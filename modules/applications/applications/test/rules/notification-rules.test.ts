import { describe, expect, test } from 'vitest';
import { isProviderPaymentEvent } from '#modules/billing/invoices/rules/event-facts.ts';
import { INVOICE_EVENTS } from '#modules/billing/invoices/rules/statuses.ts';
import { choiceOf, groupOf } from '#modules/messaging/notification-centre/rules/groups.ts';
import { noticeGroups, noticeGroupsOf } from '#platform/common/notice-groups.ts';
import { noticeKinds } from '#platform/common/notices.ts';
import { type NamedApplicationEvent, recipientsFor } from '../../rules/recipients-for.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';
import type { Turn } from '../../rules/turn.ts';
import { APPLICATION_ACTIONS } from '../../rules/workflow.ts';

const person: Turn = { Of: 'PERSON', UserKey: 'P1', Role: 'ASSESSOR' };
const turns = {
  none: null,
  client: { Of: 'CLIENT' },
  person,
  business: { Of: 'ROLES', Roles: ['BUSINESS'] },
  scheduling: { Of: 'ROLES', Roles: ['SCHEDULING'] },
  coo: { Of: 'ROLES', Roles: ['COO', 'DEPUTYCEO'] },
  ceo: { Of: 'ROLES', Roles: ['CEO'] },
} as const satisfies Record<string, Turn | null>;

const recipients = (
  Action: NamedApplicationEvent['Action'],
  ToStatus: ApplicationStatus,
  turn: keyof typeof turns,
  more: Partial<NamedApplicationEvent> = {},
) =>
  recipientsFor({
    Action,
    ToStatus,
    Turn: turns[turn],
    AssignedUserKey: null,
    IsByClient: false,
    IsUnpaid: false,
    IsPersonAbsent: false,
    ...more,
  }).map(({ To, Kind, IsConfirmation }) => {
    const recipient = To.Of === 'PERSON' ? To.UserKey : To.Of === 'ROLES' ? To.Roles.join('+') : To.Of;
    return `${recipient} ${Kind}${IsConfirmation ? ' (submitter too)' : ''}`;
  });

type Row = [
  action: NamedApplicationEvent['Action'],
  to: ApplicationStatus,
  turn: keyof typeof turns,
  notified: string[],
  more?: Partial<NamedApplicationEvent>,
];
const byClient = { IsByClient: true };

/**
 * Expected result from the domain description: every action, its resulting status, and who is notified how.
 */
const TABLE: readonly Row[] = [
  ['CREATE', 'DRAFT', 'client', []],
  ['SAVE', 'INPROGRESS', 'client', []],
  ['SAVE', 'PENDING', 'business', []],
  ['SUBMIT', 'PENDING', 'business', ['BUSINESS TURN_CHECK', 'CLIENT SUBMITTED (submitter too)'], byClient],
  [
    'REJECT_PROGRESS',
    'REJECTED_FLOW',
    'person',
    ['P1 STEP_BACK', 'SCHEDULING TURN_ABSENT'],
    { IsPersonAbsent: true },
  ],
  ['SUBMIT', 'UNDERREVIEW', 'person', ['P1 TURN_STEP', 'CLIENT ANSWERED (submitter too)'], byClient],
  [
    'SUBMIT',
    'UNDERREVIEW',
    'scheduling',
    ['SCHEDULING TURN_ASSIGN', 'CLIENT ANSWERED (submitter too)'],
    byClient,
  ],
  [
    'SUBMIT',
    'PENDING',
    'business',
    ['BUSINESS TURN_CHECK', 'PAYER SUBMITTED_UNPAID (submitter too)', 'CLIENT SUBMITTED (submitter too)'],
    { ...byClient, IsUnpaid: true },
  ],
  ['APPROVE', 'UNDERREVIEW', 'scheduling', ['SCHEDULING TURN_ASSIGN', 'CLIENT REVIEW_STARTED']],
  ['APPROVE', 'UNDERREVIEW', 'person', ['P1 TURN_STEP', 'CLIENT REVIEW_STARTED']],
  ['RETURN', 'RETURNED', 'client', ['CLIENT RETURNED']],
  ['APPROVE_PROGRESS', 'UNDERREVIEW', 'person', ['P1 TURN_STEP']],
  ['APPROVE_PROGRESS', 'UNDERREVIEW', 'scheduling', ['SCHEDULING TURN_ASSIGN']],
  ['APPROVE_PROGRESS', 'UNDERREVIEW', 'coo', ['COO+DEPUTYCEO TURN_STEP']],
  ['APPROVE_PROGRESS', 'UNDERREVIEW', 'ceo', ['CEO TURN_STEP']],
  ['APPROVE_PROGRESS', 'CERTIFIED', 'scheduling', ['SCHEDULING TURN_CERTIFICATE', 'CLIENT CERTIFIED']],
  // The step has passed on before notifications were sent, so no one is asked to act.
  ['APPROVE_PROGRESS', 'UNDERREVIEW', 'none', []],
  ['REJECT_PROGRESS', 'REJECTED_FLOW', 'person', ['P1 STEP_BACK']],
  ['REJECT_PROGRESS', 'REJECTED_FLOW', 'coo', ['COO+DEPUTYCEO STEP_BACK']],
  ['REJECT_CHECKLIST', 'REJECTED', 'client', ['CLIENT POINTS']],
  ['REJECT_ASSESSOR', 'REJECTED_STAFF', 'none', ['CLIENT REFUSED']],
  ['CANCEL', 'CANCELLED', 'none', ['CLIENT CANCELLED']],
  ['CANCEL', 'CANCELLED', 'none', [], byClient],
  [
    'CANCEL',
    'CANCELLED',
    'none',
    [
      'CLIENT CANCELLED_WITH_CERTIFICATE',
      'P1 CANCELLED_WITH_CERTIFICATE',
      'BUSINESS CANCELLED_WITH_CERTIFICATE',
    ],
    { Handlers: [{ Of: 'PERSON', UserKey: 'P1' }, turns.business] },
  ],
  ['ARCHIVE', 'ARCHIVED', 'none', []],
  ['UNARCHIVE', 'PENDING', 'business', ['BUSINESS TURN_CHECK']],
  ['UNARCHIVE', 'UNDERREVIEW', 'person', ['P1 TURN_STEP']],
  ['ASSIGN', 'UNDERREVIEW', 'person', ['P1 TURN_STEP'], { AssignedUserKey: 'P1' }],
  ['ASSIGN', 'UNDERREVIEW', 'person', ['P2 ASSIGNED'], { AssignedUserKey: 'P2' }],
  ['ASSIGN', 'PENDING', 'business', ['P1 ASSIGNED'], { AssignedUserKey: 'P1' }],
  ['SPECIAL', 'INPROGRESS', 'client', ['CLIENT SPECIAL']],
  ['CRB_CONFIRM', 'CERTIFIED', 'scheduling', []],
  ['GENERATE_CERT', 'CERTIFIED', 'scheduling', []],
  ['REGENERATE_CERT', 'COMPLETED', 'none', []],
  ['UPLOAD_CERT', 'CERTIFIED', 'scheduling', []],
  ['UPLOAD_DISCLOSURE', 'CERTIFIED', 'scheduling', []],
  ['PUBLISH', 'COMPLETED', 'none', ['CLIENT PUBLISHED']],
  ['PAY_NOW', 'CERTIFIED', 'scheduling', ['FINANCE PROOF_GIVEN'], byClient],
  ['PAY_ONLINE', 'CERTIFIED', 'scheduling', [], byClient],
  ['PAID', 'CERTIFIED', 'scheduling', ['PAYER PAID']],
  ['PROOF_REFUSED', 'CERTIFIED', 'scheduling', ['PAYER PROOF_REFUSED']],
  ['UNPAID', 'CERTIFIED', 'scheduling', ['PAYER UNPAID']],
  ['UNPAID', 'COMPLETED', 'none', ['PAYER UNPAID', 'SCHEDULING UNPAID_COMPLETED']],
  ['BYPASS', 'PENDING', 'business', []],
  ['CHANGE_PAYMENT_DATE', 'CERTIFIED', 'scheduling', []],
  ['VOID', 'CERTIFIED', 'scheduling', []],
  ['REFUND', 'CANCELLED', 'none', []],
  ['REFUND_OFFLINE', 'CANCELLED', 'none', ['PAYER REFUNDED_OFFLINE']],
  ['ONLINE_PAID', 'PENDING', 'business', ['PAYER PAID']],
  ['ONLINE_UNKNOWN', 'PENDING', 'business', ['FINANCE PAYMENT_UNKNOWN']],
  ['ONLINE_OVERPAYMENT', 'PENDING', 'business', ['FINANCE OVERPAYMENT']],
  ['ONLINE_VOIDED', 'CERTIFIED', 'scheduling', ['PAYER VOIDED']],
  ['ONLINE_REFUNDED', 'CANCELLED', 'none', ['PAYER REFUNDED']],
  ['REFUND_FAILED', 'CERTIFIED', 'scheduling', ['FINANCE REFUND_FAILED']],
  ['CORRECT_RESULT', 'CERTIFIED', 'scheduling', []],
  ['CHANGE_TRANX', 'UNDERREVIEW', 'person', []],
  ['CHANGE_MACHFORM', 'INPROGRESS', 'client', []],
  ['GENERATE_CYCLE', 'COMPLETED', 'none', []],
  ['SHOW_NEXT_CYCLE', 'INPROGRESS', 'client', ['CLIENT CYCLE_OPEN']],
  ['REMINDER', 'INPROGRESS', 'client', ['CLIENT REMINDER']],
  ['REMINDER', 'UNDERREVIEW', 'person', ['P1 REMINDER']],
  ['REMINDER', 'UNDERREVIEW', 'coo', ['COO+DEPUTYCEO REMINDER']],
];

describe('recipients of notifications', () => {
  test.each(TABLE)('%s to %s, turn of %s: %j', (action, to, turn, expected, more = {}) => {
    expect(recipients(action, to, turn, more)).toEqual(expected);
  });

  test('every action of the workflow and every event of a provider is in the table', () => {
    expect(APPLICATION_ACTIONS.length).toBe(36);
    expect([...new Set(TABLE.map(([action]) => action))].toSorted()).toEqual(
      [...APPLICATION_ACTIONS, ...INVOICE_EVENTS.filter(isProviderPaymentEvent)].toSorted(),
    );
  });

  test('every kind of message is sent by an action or by the nightly run', () => {
    const sent = TABLE.flatMap(([, , , messages]) => messages.map((message) => message.split(' ')[1]));
    const byNight = ['FINDINGS_OVERDUE', 'POINTS_OVERDUE'];
    // Certificate kinds are tested in certificate-news.test.ts, the others in the server tests of
    // accreditation file storage, export, nonconformities and decisions.
    const kinds = noticeKinds().filter(
      (kind) => !/^(CERT|ACCREDITATION_FILE|EXPORT|NC|PROPOSAL)_/.test(kind),
    );
    // Sent for comments on an application; tested in the server's comment tests.
    const byComment = ['MENTIONED', 'COMMENTED'];
    // Sent when a client asks the certification body a question: the server part of `support/conversations`.
    const byQuestion = ['QUESTION_NEW', 'QUESTION_MORE', 'QUESTION_ASSIGNED'];
    expect([...new Set([...sent, ...byNight, ...byComment, ...byQuestion])].toSorted()).toEqual(
      kinds.toSorted(),
    );
  });
});

describe('notification preferences', () => {
  test('every kind is in one group; without a choice all messages are sent', () => {
    for (const kind of noticeKinds()) expect(noticeGroups()).toContain(groupOf(kind));
    expect(choiceOf({}, 'PAID')).toBe('EACH');
    expect(choiceOf({ MONEY: 'NONE' }, 'PAID')).toBe('NONE');
    expect(choiceOf({ MONEY: 'NONE' }, 'REMINDER')).toBe('EACH');
  });

  test('there is no preference for a message that is never sent', () => {
    expect(noticeGroupsOf(['CLIENT'])).toEqual(['TURN', 'APPLICATION', 'CERTIFICATE', 'MONEY', 'COMMENT']);
    expect(noticeGroupsOf(['SUB_CLIENT'])).toEqual(['TURN', 'APPLICATION', 'CERTIFICATE', 'COMMENT']);
    expect(noticeGroupsOf(['FINANCE', 'ADMIN'])).toEqual(['TURN', 'COMMENT', 'INBOX']);
    expect(noticeGroupsOf(['ASSESSOR'])).toEqual(['TURN', 'COMMENT']);
  });
});
