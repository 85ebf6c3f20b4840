/**
 * Guards of the application workflow (each condition of an action, with the reason code shown when it fails)
 * and the roles that may act at each review step.
 */

import { invoiceGuards, isPaidOffline } from '#modules/billing/invoices/rules/index.ts';
import { ASSIGNED_STEPS, type AssignedStep, type Step } from '#modules/catalogue/services/rules/index.ts';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { hidesAction, impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import { chainAfterApproval } from './chain.ts';
import { nextOf } from './cycle/next-assessment.ts';
import type { ApplicationFacts } from './facts.ts';
import { isClosedWithoutResult } from './is-closed-without-result.ts';
import { majorParams } from './open-majors.ts';
import { isCertificateEnded, pageGuards } from './page-guards.ts';
import { areStepsIncompatible, hasDutyConflict } from './separation-of-duties.ts';
import type { ApplicationStatus } from './statuses.ts';
import { isAssignedStep, STEP_ROLES } from './step-roles.ts';
import { turnName, turnOf } from './turn.ts';

const ENDED: ReadonlySet<ApplicationStatus> = new Set(['CANCELLED', 'ARCHIVED', 'REJECTED_STAFF']);

type G = Guard<ApplicationFacts>;
type A = RuleInput<ApplicationFacts>;

const guard = (Code: string, holds: (ask: A) => boolean): G => ({ Code, test: holds });
const inputGuard = (Code: string, Field: string, holds: (ask: A) => boolean): G => ({
  Code,
  Field,
  test: holds,
});
const text = (ask: A, field: string): string => {
  const value = ask.input?.[field];
  return typeof value === 'string' ? value.trim() : '';
};

const ownsStep = ({ facts, actor }: A): boolean => {
  const step = facts.CurrentStep;
  if (!step || !STEP_ROLES[step].some((role) => actor.Roles.includes(role))) return false;
  return isAssignedStep(step) ? facts.Assigned[step] === actor.UserKey : true;
};

/** Maximum number of months that a certificate's date may lie in the future. */
const MAX_MONTHS_AHEAD = 24;

const isPublished = ({ facts }: A): boolean => facts.ApplicationStatusCode === 'COMPLETED';

/** Guard against an uncorrected major finding of this application. No role may bypass it. */
const majorGuard = (holds: (ask: A) => boolean): G => ({
  ...guard('REASON_MAJOR_OPEN', holds),
  params: majorParams,
});

export const guards = {
  ...invoiceGuards,
  ...pageGuards,
  /**
   * An application closed without result has an invoice only if money was received or a proof of payment was
   * given.
   */
  invoiceLeft: hidesAction(
    guard('REASON_NOTHING_BILLED', ({ facts }) => facts.HasInvoice || !isClosedWithoutResult(facts)),
  ),
  /** Money received for an ended application must be refunded; it cannot be recorded as never received. */
  refundNotNeeded: guard(
    'REASON_REFUND_INSTEAD',
    ({ facts }) =>
      !isPaidOffline(facts) || facts.RefundedCents > 0 || !ENDED.has(facts.ApplicationStatusCode),
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
  formValid: guard('REASON_FORM_INCOMPLETE', ({ facts }) => facts.IsFormValid),
  pointsAnswered: guard('REASON_POINTS_OPEN', ({ facts }) => facts.PointsOpen === 0),
  paidBeforeReview: guard(
    'REASON_NOT_PAID',
    ({ facts }) => facts.PaymentGate !== 'BEFORE_REVIEW' || facts.IsPaid || facts.IsByPassPayment,
  ),
  noOpenMajor: majorGuard(({ facts }) => !facts.HasMajorFinding),
  noOpenMajorBeforePublishing: majorGuard((ask) => isPublished(ask) || !ask.facts.HasMajorFinding),
  noOpenMajorAtEnd: majorGuard(
    ({ facts, input }) => !facts.HasMajorFinding || chainAfterApproval(facts, input).Next !== null,
  ),
  hasOpenMajor: hidesAction(guard('REASON_NO_MAJOR_OPEN', ({ facts }) => facts.HasMajorFinding)),
  openMajorNamed: inputGuard('REASON_NO_MAJOR_OPEN', 'PointKey', ({ facts, input }) =>
    facts.OpenMajors.some(({ PointKey }) => PointKey === input?.PointKey),
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

  /** The certificate number and dates come from the board's record (a file) or are entered manually. */
  crbSourceGiven: inputGuard('REASON_CRB_SOURCE', 'Attachment', ({ input }) => {
    if (input?.IsCertDateNoManual === true) return true;
    return Array.isArray(input?.Attachment) && input.Attachment.length > 0;
  }),
  crbNumberGiven: inputGuard(
    'REASON_NUMBER_REQUIRED',
    'CertificateNo',
    (ask) =>
      ask.input?.IsCertDateNoManual !== true ||
      text(ask, 'CertificateNo') !== '' ||
      ask.facts.CertificateNo !== null,
  ),
  crbDateGiven: inputGuard(
    'REASON_DATE_REQUIRED',
    'DateTime',
    (ask) => ask.input?.IsCertDateNoManual !== true || text(ask, 'DateTime') !== '',
  ),
  crbDateNotBeforeDecision: inputGuard('REASON_DATE_BEFORE_DECISION', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return (
      date === '' || ask.facts.CertifiedAt === null || date >= hongKongDate(new Date(ask.facts.CertifiedAt))
    );
  }),
  crbDateNear: inputGuard('REASON_DATE_FAR', 'DateTime', (ask) => {
    const date = text(ask, 'DateTime');
    return date <= addMonths(hongKongDate(ask.at), MAX_MONTHS_AHEAD);
  }),
  crbExpiryAfterDate: inputGuard('REASON_EXPIRY_BEFORE_DATE', 'ExpiryDate', (ask) => {
    const expiry = text(ask, 'ExpiryDate');
    return expiry === '' || expiry > (text(ask, 'DateTime') || hongKongDate(ask.at));
  }),
  numberUnchanged: inputGuard('REASON_NUMBER_FIXED', 'CertificateNo', (ask) => {
    const typed = text(ask, 'CertificateNo');
    return (
      typed === '' ||
      ask.facts.CertificateNo === null ||
      typed.toUpperCase() === ask.facts.CertificateNo.toUpperCase()
    );
  }),

  numberSet: guard(
    'REASON_NUMBER_MISSING',
    ({ facts }) => facts.CertificateNo !== null && facts.DecisionDate !== null,
  ),
  notYetGenerated: guard(
    'REASON_ALREADY_GENERATED',
    ({ facts }) => facts.DocumentStatus === null || facts.DocumentStatus === 'FAILED',
  ),
  certEnded: guard('REASON_CERT_NOT_ENDED', isCertificateEnded),
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
