import { describe, expect, it } from 'vitest';
import { commentWorkflow } from '#modules/applications/comments/rules/workflow.ts';
import { certificateInvoiceWorkflow } from '#modules/billing/invoices/rules/workflow.ts';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { serviceWorkflow } from '#modules/catalogue/services/rules/workflow.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import { accountWorkflows } from '#modules/identity/accounts/rules/workflow.ts';
import { conversationWorkflow } from '#modules/support/conversations/rules/workflow.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { ACTOR, actor, NOW } from '#quality/support/rules/application-facts.ts';
import { inputFor, readyFor } from '#quality/support/rules/ready-for.ts';
import type { ApplicationFacts, Approval } from '../../rules/facts.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';
import { APPLICATION_ACTIONS, type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

type Scenario = {
  at: ApplicationStatus;
  step?: Step;
  facts?: Partial<ApplicationFacts>;
  input?: Record<string, unknown>;
};

/** Only the fields that the action changes. */
function changeOf(
  action: ApplicationAction,
  by: Role,
  { at, step, facts, input }: Scenario,
): Partial<ApplicationFacts> {
  const decision = decide(applicationWorkflow, action, {
    facts: { ...readyFor(action, at, step ?? null), ...facts },
    actor: actor(by),
    at: NOW,
    input: { ...inputFor(action), ...input },
  });
  if (!decision.Allowed) throw new Error(`${action}: ${JSON.stringify(decision.Reasons)}`);
  return decision.Change;
}

const now = '2026-11-20T04:00:00.000Z';
const approval = (Step: Step, UserKey = 'other'): Approval => ({
  Step,
  UserKey,
  Role: 'CEO',
  At: '2026-11-01T00:00:00Z',
  Round: 1,
});
const short = { Steps: ['ASSESSOR', 'COO'], ServiceSteps: ['ASSESSOR', 'COO'], IsShortFlow: true } as const;

describe('review starts', () => {
  it('copies the steps of the service to the application and records the transaction number', () => {
    expect(changeOf('APPROVE', 'BUSINESS', { at: 'PENDING', input: { TransactionNo: ' TX-9 ' } })).toEqual({
      ApplicationStatusCode: 'UNDERREVIEW',
      Steps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
      IsShortFlow: false,
      CurrentStep: 'ASSESSOR',
      StepSince: now,
      TransactionNo: 'TX-9',
    });
  });

  it('supports a short flow', () => {
    expect(changeOf('APPROVE', 'BUSINESS', { at: 'PENDING', facts: { ...short, Steps: [] } })).toMatchObject({
      Steps: ['ASSESSOR', 'COO'],
      IsShortFlow: true,
    });
  });
});

describe('a step is approved', () => {
  it('records the approver, role, time and round', () => {
    const change = changeOf('APPROVE_PROGRESS', 'DEPUTYCEO', {
      at: 'UNDERREVIEW',
      step: 'COO',
      facts: { Round: 2 },
    });
    expect(change).toMatchObject({
      CurrentStep: 'CEO',
      Approvals: [{ Step: 'COO', UserKey: ACTOR, Role: 'DEPUTYCEO', At: now, Round: 2 }],
      Participants: [{ UserKey: ACTOR, Step: 'COO' }],
    });
  });

  it('certifies after the last step and sets the decision date', () => {
    const change = changeOf('APPROVE_PROGRESS', 'CEO', {
      at: 'REJECTED_FLOW',
      step: 'CEO',
      facts: { CertifiedAt: null },
    });
    expect(change).toMatchObject({
      ApplicationStatusCode: 'CERTIFIED',
      CurrentStep: null,
      StepSince: null,
      CertifiedAt: now,
    });
  });

  it('ends a short flow after the COO', () => {
    const change = changeOf('APPROVE_PROGRESS', 'COO', { at: 'UNDERREVIEW', step: 'COO', facts: short });
    expect(change).toMatchObject({ ApplicationStatusCode: 'CERTIFIED', CurrentStep: null });
  });

  it.each<[string, Scenario['facts'], Scenario['input']]>([
    ['the certificate has to change', {}, { IsUpdateCertificate: true }],
    ['there is a major finding', { HasMajorFinding: true }, {}],
  ])('extends the short flow to the full flow when %s', (_, facts, input) => {
    const change = changeOf('APPROVE_PROGRESS', 'ASSESSOR', {
      at: 'UNDERREVIEW',
      step: 'ASSESSOR',
      facts: { ...short, ...facts },
      input,
    });
    expect(change).toMatchObject({
      Steps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
      IsShortFlow: false,
      CurrentStep: 'ASSESSOR_ONSITE',
    });
  });

  it('keeps the short flow otherwise, and for anyone but the assessor', () => {
    const quiet = changeOf('APPROVE_PROGRESS', 'ASSESSOR', {
      at: 'UNDERREVIEW',
      step: 'ASSESSOR',
      facts: short,
    });
    expect(quiet).toMatchObject({ Steps: ['ASSESSOR', 'COO'], IsShortFlow: true, CurrentStep: 'COO' });
    const late = changeOf('APPROVE_PROGRESS', 'COO', {
      at: 'UNDERREVIEW',
      step: 'COO',
      facts: short,
      input: { IsUpdateCertificate: true },
    });
    expect(late).toMatchObject({ Steps: ['ASSESSOR', 'COO'], ApplicationStatusCode: 'CERTIFIED' });
  });
});

describe('returning to an earlier step', () => {
  const scenario: Scenario = {
    at: 'UNDERREVIEW',
    step: 'COO',
    facts: { Approvals: [approval('ASSESSOR'), approval('ASSESSOR_ONSITE'), approval('INDEPREVIEWER')] },
  };

  it('returns to the previous step and removes its approval', () => {
    const change = changeOf('REJECT_PROGRESS', 'COO', scenario);
    expect(change).toMatchObject({
      ApplicationStatusCode: 'REJECTED_FLOW',
      CurrentStep: 'INDEPREVIEWER',
      StepSince: now,
    });
    expect(change.Approvals?.map((one) => one.Step)).toEqual(['ASSESSOR', 'ASSESSOR_ONSITE']);
    expect(change.Participants).toEqual([{ UserKey: ACTOR, Step: 'COO' }]);
  });

  it('returns to any earlier step that is named', () => {
    const change = changeOf('REJECT_PROGRESS', 'COO', { ...scenario, input: { Target: 'ASSESSOR' } });
    expect(change).toMatchObject({ CurrentStep: 'ASSESSOR', Approvals: [] });
  });
});

describe('queries to the client', () => {
  it('removes all approvals and returns to the assessor in the next round', () => {
    const rejected = changeOf('REJECT_CHECKLIST', 'ASSESSOR', { at: 'UNDERREVIEW', step: 'ASSESSOR' });
    expect(rejected).toMatchObject({ ApplicationStatusCode: 'REJECTED', CurrentStep: null, Approvals: [] });
    const back = changeOf('SUBMIT', 'CLIENT', { at: 'REJECTED', facts: { Round: 1 } });
    expect(back).toEqual({
      ApplicationStatusCode: 'UNDERREVIEW',
      CurrentStep: 'ASSESSOR',
      StepSince: now,
      Round: 2,
      Approvals: [],
    });
  });

  it('does not count a return before review as a round', () => {
    expect(changeOf('SUBMIT', 'CLIENT', { at: 'RETURNED' })).toEqual({ ApplicationStatusCode: 'PENDING' });
  });
});

describe('archiving', () => {
  it('saves status and step, and restores both', () => {
    const away = changeOf('ARCHIVE', 'IT', { at: 'REJECTED_FLOW', step: 'COO' });
    expect(away).toEqual({
      ApplicationStatusCode: 'ARCHIVED',
      StatusBefore: 'REJECTED_FLOW',
      StepBefore: 'COO',
      CurrentStep: null,
    });
    const back = changeOf('UNARCHIVE', 'IT', {
      at: 'ARCHIVED',
      facts: { StatusBefore: 'REJECTED_FLOW', StepBefore: 'COO' },
    });
    expect(back).toEqual({
      ApplicationStatusCode: 'REJECTED_FLOW',
      CurrentStep: 'COO',
      StepSince: now,
      StatusBefore: null,
      StepBefore: null,
    });
    expect(
      changeOf('UNARCHIVE', 'IT', { at: 'ARCHIVED', facts: { StatusBefore: 'PENDING', StepBefore: null } }),
    ).toMatchObject({
      ApplicationStatusCode: 'PENDING',
      CurrentStep: null,
    });
  });
});

describe('other actions', () => {
  it('assigns one step and does not change the others', () => {
    const Assigned = { ASSESSOR: 'a', ASSESSOR_ONSITE: 'b', INDEPREVIEWER: null };
    expect(changeOf('ASSIGN', 'SCHEDULING', { at: 'PENDING', facts: { Assigned } })).toEqual({
      Assigned: { ASSESSOR: 'person-assessor', ASSESSOR_ONSITE: 'b', INDEPREVIEWER: null },
    });
  });

  it('changes a surveillance to a special assessment with the full flow', () => {
    const facts = { AssessmentType: 'SURVEILLANCE', ...short } as const;
    expect(changeOf('SPECIAL', 'SCHEDULING', { at: 'INPROGRESS', facts: facts })).toEqual({
      AssessmentType: 'SPECIAL',
      IsShortFlow: false,
      ServiceSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
    });
  });

  it.each<[ApplicationStatus, Step | undefined, string]>([
    ['INPROGRESS', undefined, 'CLIENT'],
    ['PENDING', undefined, 'BUSINESS'],
    ['UNDERREVIEW', 'ASSESSOR', ACTOR],
    ['UNDERREVIEW', 'COO', 'COO+DEPUTYCEO'],
    ['CERTIFIED', undefined, 'SCHEDULING'],
  ])('records a reminder to the assignee of the current step: %s %s', (at, step, Turn) => {
    expect(changeOf('REMINDER', 'IT', { at, step })).toEqual({ LastReminder: { Turn, At: now } });
  });
});

describe('dialogs and toasts of the specification', () => {
  const { Rows } = applicationWorkflow;

  it('shows the warning with OK and Cancel in the dialogs of the specification and in no other', () => {
    const confirmed = APPLICATION_ACTIONS.filter((action) => Rows[action].Ui.Confirm !== undefined);
    // RETURN is the return to the client and the return by a step (A190); REJECT is REJECT_ASSESSOR.
    expect(confirmed).toEqual([
      'RETURN',
      'REJECT_PROGRESS',
      'REJECT_ASSESSOR',
      'ARCHIVE',
      'UNARCHIVE',
      'GENERATE_CERT',
      'GENERATE_CYCLE',
      'REMINDER',
    ]);
    const others = {
      certificate: certificateWorkflow.Rows,
      certificateInvoice: certificateInvoiceWorkflow.Rows,
      client: accountWorkflows.CLIENT.Rows,
      subAccount: accountWorkflows.SUB.Rows,
      staff: accountWorkflows.STAFF.Rows,
      service: serviceWorkflow.Rows,
      comment: commentWorkflow.Rows,
      conversation: conversationWorkflow.Rows,
    };
    for (const [name, rows] of Object.entries(others))
      expect([name, Object.values(rows).filter(({ Ui }) => Ui.Confirm !== undefined)]).toEqual([name, []]);
  });

  it.each<[ApplicationAction, string]>([
    ['SAVE', 'SAVED_DRAFT'],
    ['SUBMIT', 'SUBMITTED_PENDING_REVIEW'],
    ['APPROVE', 'MOVED_TO_REVIEW'],
    ['CANCEL', 'CANCELLED'],
    ['REJECT_ASSESSOR', 'REJECTED'],
    ['ARCHIVE', 'ARCHIVED'],
    ['UNARCHIVE', 'UNARCHIVED'],
    ['GENERATE_CERT', 'CERTIFICATE_GENERATED'],
    ['PUBLISH', 'MARKED_COMPLETED'],
    ['UPLOAD_CERT', 'CERT_STATE_UPLOAD'],
    ['CRB_CONFIRM', 'CRB_CONFIRMED'],
    ['APPROVE_PROGRESS', 'PROGRESS_COMPLETED'],
    ['REJECT_PROGRESS', 'PROGRESS_REJECTED'],
  ])('%s returns MSG_SUCC_APPLICATION_%s', (action, name) => {
    expect(Rows[action].Success).toBe(`MSG_SUCC_APPLICATION_${name}`);
  });

  it('has a route for every action call of the specification', () => {
    const paths = new Set(Object.values(Rows).map((row) => row.Path));
    for (const path of [
      'certificate/upload',
      'disclosure/upload',
      'crb/confirm',
      'certificate/regenerate',
      'paynow',
      'payonline',
      'paid',
      'unpaid',
      'change/payment/date',
      'onlinepayment/cancel/refund',
      'onlinepayment/cancel/void',
      'progress/approve',
      'progress/reject',
      'assign',
      'review',
      'change/tranx',
      'cancel',
      'rejected',
      'archive',
      'unarchive',
      'special',
      'publish',
      'reminder',
      'shownextcycle',
      'change/machform',
      'generate/cycle',
    ])
      expect([path, paths.has(`/application/${path}`)]).toEqual([path, true]);
  });
});

describe('input schemas', () => {
  const base = { ApplicationKey: 'abcdefghijkl' };
  const accepts = (action: ApplicationAction, body: object) =>
    applicationWorkflow.Rows[action].Input.safeParse({ ...base, ...body }).success;

  it.each<[string, ApplicationAction, object, boolean]>([
    ['an item with a remark', 'REJECT_CHECKLIST', { Points: [{ PointKey: 'p', Remark: 'Why?' }] }, true],
    ['a question with a remark', 'REJECT_CHECKLIST', { Points: [{ Field: 'Scope', Remark: 'Why?' }] }, true],
    ['no item', 'REJECT_CHECKLIST', { Points: [] }, false],
    ['an item without a remark', 'REJECT_CHECKLIST', { Points: [{ PointKey: 'p', Remark: ' ' }] }, false],
    ['a remark without a subject', 'REJECT_CHECKLIST', { Points: [{ Remark: 'Why?' }] }, false],
    ['a payment proof', 'PAY_NOW', { Attachment: ['abcdefghijkl'] }, true],
    ['no payment proof', 'PAY_NOW', { Attachment: [] }, false],
    ['no file', 'UPLOAD_CERT', {}, false],
    ['two files', 'UPLOAD_CERT', { Attachment: ['abcdefghijkl', 'bbcdefghijkl'] }, false],
    ['a step that cannot be assigned', 'ASSIGN', { Mode: 'COO', AssignedUserKey: 'abcdefghijkl' }, false],
    ['a date that does not exist', 'CHANGE_PAYMENT_DATE', { DateTime: '2026-02-30' }, false],
    ['no date', 'CHANGE_PAYMENT_DATE', {}, false],
    ['a year out of range', 'CRB_CONFIRM', { DateTime: '9999-12-31' }, false],
    [
      'a time that ends after the last valid date',
      'CRB_CONFIRM',
      { DateTime: '9999-12-31T23:00:00Z' },
      false,
    ],
    ['the year zero', 'CHANGE_PAYMENT_DATE', { DateTime: '0000-01-01' }, false],
    ['an entry number', 'CHANGE_MACHFORM', { Input: '4711' }, true],
    ['a blank entry number', 'CHANGE_MACHFORM', { Input: ' ' }, false],
    ['an unknown field', 'ARCHIVE', { ApplicationStatusCode: 'COMPLETED' }, false],
  ])('%s', (_, action, body, isAccepted) => {
    expect(accepts(action, body)).toBe(isAccepted);
  });

  it('converts a time to its date in Hong Kong', () => {
    const body = { ...base, DateTime: '2026-11-19T16:00:00Z' };
    expect(applicationWorkflow.Rows.CHANGE_PAYMENT_DATE.Input.parse(body)).toMatchObject({
      DateTime: '2026-11-20',
    });
  });
});
