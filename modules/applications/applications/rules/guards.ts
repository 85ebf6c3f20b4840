/**
 * Guards of the application workflow (each condition of an action, with the reason code shown when it fails)
 * and the roles that may act at each review step.
 */
import { invoiceGuards, isPaidOffline } from '#modules/billing/invoices/rules/index.ts';
import { ASSIGNED_STEPS, type AssignedStep, type Step } from '#modules/catalogue/services/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { hidesAction, impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, ReasonField, RuleInput } from '#platform/common/workflow/types.ts';
import { confirmationGuards } from './confirmation-guards.ts';
import { nextOf } from './cycle/next-assessment.ts';
import type { ApplicationFacts } from './facts.ts';
import { isDueOnFit } from './finding-due.ts';
import { findingGuards } from './finding-guards.ts';
import { pageGuards } from './page-guards.ts';
import { areStepsIncompatible, hasDutyConflict } from './separation-of-duties.ts';
import { applicationStatuses } from './statuses.ts';
import { isAssignedStep, STEP_ROLES } from './step-roles.ts';
import { turnName, turnOf } from './turn.ts';

type G = Guard<ApplicationFacts>;
type A = RuleInput<ApplicationFacts>;

const guard = (Code: string, holds: (ask: A) => boolean): G => ({ Code, test: holds });
const inputGuard = (Code: string, Field: string, holds: (ask: A) => boolean): G => ({
  Code,
  Field,
  test: holds,
});

const ownsStep = ({ facts, actor }: A): boolean => {
  const step = facts.CurrentStep;
  if (!step || !STEP_ROLES[step].some((role) => actor.Roles.includes(role))) return false;
  return isAssignedStep(step) ? facts.Assigned[step] === actor.UserKey : true;
};

type RequestedPoint = { PointKey?: string; Field?: string };

/** The parts of requested points that name no point of the checklist, or no question of the form. */
const unknownPoints = ({ facts, input }: A): ReasonField[] =>
  ((input?.Points as RequestedPoint[] | undefined) ?? []).flatMap(({ PointKey, Field }, at) => [
    ...(PointKey && !facts.ChecklistKeys.includes(PointKey) ? [{ Field: `Points.${at}.PointKey` }] : []),
    ...(Field && facts.FormFields?.includes(Field) === false ? [{ Field: `Points.${at}.Field` }] : []),
  ]);

export const guards = {
  ...invoiceGuards,
  ...pageGuards,
  ...confirmationGuards,
  ...findingGuards,
  /**
   * An application closed without result has an invoice only if money was received or a proof of payment was
   * given.
   */
  invoiceLeft: hidesAction(
    guard(
      'REASON_NOTHING_BILLED',
      ({ facts }) =>
        facts.HasInvoice || !applicationStatuses.withoutResult.includes(facts.ApplicationStatusCode),
    ),
  ),
  /** Money received for an ended application must be refunded; it cannot be recorded as never received. */
  refundNotNeeded: guard(
    'REASON_REFUND_INSTEAD',
    ({ facts }) =>
      !isPaidOffline(facts) ||
      facts.RefundedCents > 0 ||
      !applicationStatuses.closed.includes(facts.ApplicationStatusCode),
  ),

  initialOnly: hidesAction(guard('REASON_INITIAL_ONLY', ({ facts }) => facts.AssessmentType === 'INITIAL')),
  surveillanceOnly: hidesAction(
    guard('REASON_SURVEILLANCE_ONLY', ({ facts }) => facts.AssessmentType === 'SURVEILLANCE'),
  ),
  noOpenSpecial: guard('REASON_SPECIAL_OPEN', ({ facts }) => !facts.OtherOpenTypes.includes('SPECIAL')),
  answersHere: guard(
    'REASON_FORM_ELSEWHERE',
    ({ facts, input }) => facts.IsAnsweredHere || input?.Answers === undefined,
  ),
  /** At submission, each wrong answer is an error of its own. */
  formValid: {
    ...guard('REASON_FORM_INCOMPLETE', ({ facts }) => facts.IsFormValid),
    fields: ({ facts }) => facts.WrongAnswers ?? [],
  },
  /** At submission, each point without an answer is an error of its own. */
  pointsAnswered: {
    ...guard('REASON_POINTS_OPEN', ({ facts }) => facts.PointsOpen === 0),
    fields: ({ facts }) =>
      facts.OpenPointNos?.map((no) => ({ Field: `PointAnswers.${no}`, Code: 'FIELD_POINT_ANSWER' })) ?? [],
  },
  /** Only the client answers points, and only those of its to-do list. */
  pointAnswersKnown: inputGuard('FIELD_INVALID', 'PointAnswers', ({ facts, actor, input }) => {
    const given = (input?.PointAnswers as { PointNo: number }[] | undefined) ?? [];
    return (
      given.length === 0 ||
      (isClient(actor.Roles) && given.every(({ PointNo }) => facts.PointNos.includes(PointNo)))
    );
  }),
  /** The points sent to the client name points of the checklist and questions of the form. */
  requestedPointsKnown: {
    ...inputGuard('FIELD_INVALID', 'Points', (ask) => unknownPoints(ask).length === 0),
    fields: (ask) => unknownPoints(ask),
  },
  paidBeforeReview: guard(
    'REASON_NOT_PAID',
    ({ facts }) => facts.PaymentGate !== 'BEFORE_REVIEW' || facts.IsPaid || facts.IsByPassPayment,
  ),
  entryKnown: inputGuard('FIELD_ENTRY_UNKNOWN', 'Input', ({ facts }) => facts.Entry?.IsKnown !== false),
  /** Forms in several languages may each have an entry with this number. */
  entryOfOneForm: {
    ...inputGuard('FIELD_ENTRY_FORM', 'Input', ({ facts }) => !facts.Entry?.Ambiguous),
    params: ({ Entry }) => ({ example: Entry?.Ambiguous ?? '' }),
  },
  entryFree: impliedBy(
    ['FIELD_ENTRY_FORM'],
    inputGuard('FIELD_ENTRY_TAKEN', 'Input', ({ facts }) => facts.Entry?.IsTaken !== true),
  ),
  correctionDueFit: inputGuard('FIELD_FINDING_DUE', 'DueOn', ({ input, at }) =>
    isDueOnFit((input?.DueOn as string | undefined) ?? null, null, hongKongDate(at)),
  ),
  isAssessor: guard(
    'REASON_NOT_ITS_ASSESSOR',
    ({ facts, actor }) => facts.Assigned.ASSESSOR === actor.UserKey,
  ),

  ownsStep: guard('REASON_NOT_YOUR_STEP', ownsStep),
  rejectingStep: impliedBy(
    ['REASON_NOT_YOUR_STEP'],
    guard(
      'REASON_STEP_CANNOT_REJECT',
      ({ facts }) =>
        facts.CurrentStep === 'ASSESSOR' || facts.CurrentStep === 'COO' || facts.CurrentStep === 'CEO',
    ),
  ),
  atAssessorStep: impliedBy(
    ['REASON_NOT_YOUR_STEP'],
    guard('REASON_ASSESSOR_STEP_ONLY', ({ facts }) => facts.CurrentStep === 'ASSESSOR'),
  ),
  afterFirstStep: impliedBy(
    ['REASON_NOT_YOUR_STEP'],
    guard('REASON_FIRST_STEP', ({ facts }) => facts.CurrentStep !== (facts.Steps[0] ?? null)),
  ),
  stepAssigned: impliedBy(
    ['REASON_NOT_YOUR_STEP'],
    guard('REASON_STEP_NOT_ASSIGNED', ({ facts }) => {
      const step = facts.CurrentStep;
      return step !== null && (!isAssignedStep(step) || facts.Assigned[step] !== null);
    }),
  ),
  dutiesSeparate: {
    ...impliedBy(
      ['REASON_NOT_YOUR_STEP'],
      guard(
        'REASON_DUTIES_CLASH',
        ({ facts, actor }) =>
          facts.CurrentStep === null ||
          !hasDutyConflict(facts.Participants, actor.UserKey, facts.CurrentStep),
      ),
    ),
    IsOverridable: true,
  } satisfies G,
  /** Correcting a result is work of the evaluation side, whatever the current step. */
  evaluationSeparate: {
    ...guard(
      'REASON_DUTIES_CLASH',
      ({ facts, actor }) => !hasDutyConflict(facts.Participants, actor.UserKey, 'ASSESSOR'),
    ),
    IsOverridable: true,
  } satisfies G,
  impartial: {
    ...guard('REASON_INTEREST', ({ facts }) => !facts.HasOwnInterest),
    IsOverridable: true,
  } satisfies G,
  checklistComplete: impliedBy(
    ['REASON_NOT_YOUR_STEP'],
    guard('REASON_CHECKLIST_OPEN', ({ facts }) => facts.ChecklistOpen === 0),
  ),
  findingsHaveRemarks: impliedBy(
    ['REASON_NOT_YOUR_STEP'],
    guard('REASON_FINDING_UNSAID', ({ facts }) => facts.FindingsUnsaid === 0),
  ),

  assigneeKnown: inputGuard(
    'REASON_ASSIGNEE_UNKNOWN',
    'AssignedUserKey',
    ({ facts }) => facts.Assignee !== undefined,
  ),
  assigneeActive: inputGuard(
    'REASON_ASSIGNEE_INACTIVE',
    'AssignedUserKey',
    ({ facts }) => facts.Assignee?.IsActive ?? true,
  ),
  assigneeEligible: inputGuard('REASON_ASSIGNEE_NOT_ELIGIBLE', 'AssignedUserKey', ({ facts, input }) => {
    const mode = input?.Mode as AssignedStep;
    return facts.Assignee ? STEP_ROLES[mode].some((role) => facts.Assignee?.Roles.includes(role)) : true;
  }),
  assigneeCompetent: inputGuard(
    'REASON_ASSIGNEE_NOT_COMPETENT',
    'AssignedUserKey',
    ({ facts }) => facts.Assignee?.IsCompetent ?? true,
  ),
  assigneePresent: inputGuard(
    'REASON_ASSIGNEE_ABSENT',
    'AssignedUserKey',
    ({ facts }) => !facts.Assignee?.IsAbsent,
  ),
  assigneeImpartial: inputGuard(
    'REASON_ASSIGNEE_INTEREST',
    'AssignedUserKey',
    ({ facts }) => !facts.Assignee?.HasInterest,
  ),
  assigneeClear: inputGuard('REASON_ASSIGNEE_CLASH', 'AssignedUserKey', ({ facts, input }) => {
    const mode = input?.Mode as AssignedStep;
    const key = facts.Assignee?.UserKey;
    if (!key) return true;
    const elsewhere = ASSIGNED_STEPS.some(
      (step) => facts.Assigned[step] === key && areStepsIncompatible(step, mode),
    );
    return !elsewhere && !hasDutyConflict(facts.Participants, key, mode);
  }),
  modeInFlow: inputGuard('REASON_STEP_NOT_IN_FLOW', 'Mode', ({ facts, input }) =>
    [...(facts.Steps.length > 0 ? facts.Steps : facts.ServiceSteps), ...facts.FullSteps].includes(
      input?.Mode as Step,
    ),
  ),
  targetEarlier: inputGuard('REASON_TARGET_NOT_EARLIER', 'Target', ({ facts, input }) => {
    if (input?.Target === undefined || facts.CurrentStep === null) return true;
    const target = facts.Steps.indexOf(input.Target as Step);
    return target >= 0 && target < facts.Steps.indexOf(facts.CurrentStep);
  }),

  numberSet: guard(
    'REASON_NUMBER_MISSING',
    ({ facts }) => facts.CertificateNo !== null && facts.DecisionDate !== null,
  ),
  notYetGenerated: guard(
    'REASON_ALREADY_GENERATED',
    ({ facts }) => facts.DocumentStatus === null || facts.DocumentStatus === 'FAILED',
  ),
  /** Decision 14 of November 2026; points of an application already in review may still be answered. */
  continuedWhileSuspended: guard('REASON_CERT_SUSPENDED', ({ facts, at }) => {
    if (facts.CertificateStatusCode !== 'SUSPENDED') return true;
    if (facts.AssessmentType !== 'SURVEILLANCE') return false;
    const isInReview = facts.ApplicationStatusCode === 'REJECTED';
    const due = facts.EndDateTime && hongKongDate(new Date(facts.EndDateTime));
    return isInReview || (due !== null && due < hongKongDate(at));
  }),
  /** An expired certificate can only be renewed (domain 10). */
  renewedWhenExpired: guard(
    'REASON_CERT_EXPIRED',
    ({ facts }) => facts.CertificateStatusCode !== 'EXPIRED' || facts.AssessmentType === 'RENEWAL',
  ),
  /** The application's own decision is in force or pending; an older page never comes back into force. */
  decisionInForce: hidesAction({
    ...guard('REASON_NEWER_DECISION', ({ facts }) => facts.NewerDecision === null),
    params: ({ NewerDecision }) => ({ no: NewerDecision?.ApplicationNo ?? '' }),
  }),
  generated: impliedBy(
    ['REASON_NUMBER_MISSING'],
    guard('REASON_NOT_GENERATED', ({ facts }) => facts.DocumentStatus === 'READY'),
  ),
  pageUpToDate: guard('REASON_CERT_PAGE_OLDER', ({ facts }) => !facts.IsPageOlder),
  disclosureGiven: guard(
    'REASON_DISCLOSURE_MISSING',
    ({ facts }) => !facts.IsDisclosureNeeded || facts.DisclosureFile !== null,
  ),

  cycleOffered: hidesAction(guard('REASON_NO_CYCLE', ({ facts }) => facts.HasCycle)),
  cycleNotDone: guard('REASON_CYCLE_DONE', ({ facts }) => facts.AssessmentsAhead.length > 0),
  /** Applies whichever assessment the next one follows and regardless of who started it. */
  noOpenNextCycle: guard('REASON_NEXT_CYCLE_OPEN', ({ facts, at }) => {
    const next = nextOf(facts.AssessmentsAhead, hongKongDate(at));
    return facts.HasChildCycle === null && (next === null || !facts.OtherOpenTypes.includes(next.Kind));
  }),
  remindedLongAgo: guard('REASON_REMINDED_TODAY', ({ facts, at }) => {
    const last = facts.LastReminder;
    if (!last || last.Turn !== turnName(turnOf(facts))) return true;
    return at.getTime() - Date.parse(last.At) >= 86_400_000;
  }),
} as const satisfies Record<string, G>;
