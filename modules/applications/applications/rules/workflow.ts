import { PAYMENT_ACTIONS, type PaymentAction, paymentRows } from '#modules/billing/invoices/rules/index.ts';
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { EntryFacts, Row } from '#platform/common/workflow/types.ts';
import { applicationTransitions } from './automatic.ts';
import * as change from './changes.ts';
import type { ApplicationFacts } from './facts.ts';
import { guards as g } from './guards.ts';
import { applicationInputs as input } from './inputs.ts';
import {
  confirmSubmission,
  type NotificationRule,
  onceCertified,
  toAffected,
  toAssignee,
  toClient,
  toCurrentTurn,
  toReminded,
  toReturnedTurn,
} from './notification-rules.ts';
import { applicationsPermissions as may } from './permissions.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, applicationStatuses } from './statuses.ts';
import { STEP_ROLES } from './step-roles.ts';

/**
 * The workflow table of an application: for each action the permitted roles, conditions and resulting
 * status. Server guards, buttons, dialogs, toasts, documents and the test matrix are derived from it; rules
 * are defined nowhere else.
 */
export const APPLICATION_ACTIONS = [
  'CREATE', 'SAVE', 'SUBMIT', 'APPROVE', 'RETURN', 'APPROVE_PROGRESS', 'REJECT_PROGRESS', 'REJECT_CHECKLIST',
  'REJECT_ASSESSOR', 'CANCEL', 'ARCHIVE', 'UNARCHIVE', 'ASSIGN', 'SPECIAL', 'CRB_CONFIRM', 'GENERATE_CERT',
  'REGENERATE_CERT', 'UPLOAD_CERT', 'UPLOAD_DISCLOSURE', 'PUBLISH', 'CORRECT_RESULT', ...PAYMENT_ACTIONS, 'CHANGE_TRANX', 'CHANGE_MACHFORM', 'GENERATE_CYCLE',
  'SHOW_NEXT_CYCLE', 'REMINDER',
] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

const CONFIRM = 'MSG_WARNING_CONFIRM_DELETE';
/** An actor with several step roles is recorded with the one that the current step requires. */
const activeRoles = (facts: ApplicationFacts) => (facts.CurrentStep ? STEP_ROLES[facts.CurrentStep] : may.DECIDE_STEPS);
const PAYABLE = ['PENDING', 'RETURNED', 'UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW', 'CERTIFIED', 'COMPLETED', 'WAITING'] as const;
const REVERSIBLE = [...PAYABLE, 'CANCELLED', 'ARCHIVED', 'REJECTED_STAFF'] as const;
const payable = { From: PAYABLE, To: ['SAME'] } as const;
const reversible = { From: REVERSIBLE, Before: [g.invoiceLeft], To: ['SAME'] } as const;
/**
 * For ended applications, received money is refunded (`refundNotNeeded`); a payment cannot be reset to
 * unpaid.
 */
const UNPAID_TO = {
  PENDING: ['SAME'], RETURNED: ['SAME'], UNDERREVIEW: ['SAME'], REJECTED: ['SAME'], REJECTED_FLOW: ['SAME'], CERTIFIED: ['SAME'],
  COMPLETED: ['SAME'], WAITING: ['SAME'], CANCELLED: [], ARCHIVED: [], REJECTED_STAFF: [],
} as const;
const EDITABLE = ['DRAFT', 'INPROGRESS', 'RETURNED', 'REJECTED'] as const;

const REMARK = { Field: 'Remark', Kind: 'remark' } as const;
const REASON = { Field: 'Remark', Kind: 'remark', IsRequired: true } as const;
const FILES = { Field: 'Attachment', Kind: 'files' } as const;
const FILE = { Field: 'Attachment', Kind: 'files', IsRequired: true, IsOnePdf: true } as const;
/** Label of the transaction number of the review, for which its field proposes that of the payment. */
export const REVIEW_TRANSACTION = 'FIELD_REVIEW_TRANSACTION';
const TRANX = { Field: 'TransactionNo', Kind: 'text', Label: REVIEW_TRANSACTION, IsRequired: true } as const;

/** Results that a corrected finding may get; MAJOR is excluded because it is the current result. */
const CORRECTED_RESULTS = {
  CONFORM: 'RESULT_CONFORM',
  OBSERVATION: 'RESULT_OBSERVATION',
  MINOR: 'RESULT_MINOR',
  NA: 'RESULT_NA',
} as const;

/** Text of the button that completes each review step. */
export const STEP_ACTION_LABEL = { ASSESSOR: 'ACT_RECOMMEND', ASSESSOR_ONSITE: 'ACT_RECOMMEND', INDEPREVIEWER: 'ACT_AGREE', COO: 'ACT_ENDORSE', CEO: 'ACT_APPROVE' } as const;
const stepLabel = (facts: ApplicationFacts): string => (facts.CurrentStep ? STEP_ACTION_LABEL[facts.CurrentStep] : 'ACT_APPROVE_STEP');
/**
 * Unpaid does not change the certificate, so a user must decide what follows. No warning if the certificate
 * has ended.
 */
const unpaidWarning = (facts: ApplicationFacts): string | null => (facts.ApplicationStatusCode === 'COMPLETED' && !facts.IsCertificateEnded ? 'WARN_UNPAID_COMPLETED' : null);
const assignLabel = (facts: ApplicationFacts): string => (facts.Round > 1 ? 'ACT_ASSIGN_ASSESSOR' : 'ACT_ASSIGN_AUDITOR');

/** `Notify`: who is notified of the action, most urgent first. */
type ApplicationRow = Row<ApplicationStatus, ApplicationFacts> & { History: EntryFacts; Notify: readonly NotificationRule[] };

const Rows = {
  CREATE: {
    Source: 'spec 6; domain 4', Path: '/application/save', Selector: 'no ApplicationKey', From: ['NONE'],
    By: [{ Roles: may.SUBMIT_APPLICATIONS }], When: [], IsHiddenByStatus: true, Input: input.create, To: ['DRAFT'],
    Ui: { Label: 'ACT_CREATE', Tone: 'primary', Place: 'none' }, Success: 'MSG_SUCC_APPLICATION_SAVED_DRAFT',
    History: { IsRemarkForClient: true }, Notify: [],
  },
  SAVE: {
    Source: 'spec 5, 6; domain 4', Path: '/application/save', Selector: 'with ApplicationKey', From: [...EDITABLE, 'PENDING'],
    By: [{ Roles: may.SUBMIT_APPLICATIONS, From: EDITABLE }, { Roles: may.REVIEW_SUBMISSIONS }], When: [g.answersHere, g.pointAnswersKnown],
    Input: input.save, To: { DRAFT: ['INPROGRESS'], INPROGRESS: ['SAME'], RETURNED: ['SAME'], REJECTED: ['SAME'], PENDING: ['SAME'] }, Refusal: 'LBL_NOT_AVAILABLE_FOR_EDIT',
    Ui: { Label: 'ACT_EDIT', Tone: 'default', Place: 'secondary' }, Success: 'MSG_SUCC_APPLICATION_SAVED_DRAFT',
    History: { Tone: 'plain', IsRemarkForClient: true }, Notify: [],
  },
  SUBMIT: {
    Source: 'spec 4; domain 4', Path: '/application/submit', From: ['INPROGRESS', 'RETURNED', 'REJECTED'],
    By: [{ Roles: may.SUBMIT_APPLICATIONS }], When: [g.continuedWhileSuspended, g.renewedWhenExpired, g.answersHere, g.pointAnswersKnown, g.formValid, g.pointsAnswered], Input: input.submit, To: { INPROGRESS: ['PENDING'], RETURNED: ['PENDING'], REJECTED: ['UNDERREVIEW'] }, change: change.submit,
    Ui: { Label: 'ACT_SUBMIT', Tone: 'primary', Place: 'main' }, Success: 'MSG_SUCC_APPLICATION_SUBMITTED_PENDING_REVIEW',
    History: { IsRemarkForClient: true }, Notify: [toCurrentTurn, confirmSubmission],
  },
  APPROVE: {
    Source: 'spec 4, 5; domain 4', Path: '/application/review', From: ['PENDING'],
    By: [{ Roles: may.REVIEW_SUBMISSIONS }], When: [g.formValid, g.paidBeforeReview, g.transactionGiven],
    Input: input.review, To: ['UNDERREVIEW'], change: change.startReview,
    Ui: { Label: 'ACT_CONFIRM_REVIEW', Notice: 'UNPAID', Tone: 'primary', Place: 'main', Fields: [TRANX, REMARK] }, Success: 'MSG_SUCC_APPLICATION_MOVED_TO_REVIEW',
    History: { IsDecision: true, NumberLabel: 'FIELD_REVIEW_TRANSACTION' }, Notify: [toCurrentTurn, toClient('REVIEW_STARTED')],
  },
  RETURN: {
    Source: 'spec 5; domain 4', Path: '/application/return', From: ['PENDING'],
    By: [{ Roles: may.REVIEW_SUBMISSIONS }], When: [g.remarkGiven], Input: input.base, To: ['RETURNED'],
    Ui: { Label: 'ACT_RETURN', Tone: 'default', Place: 'secondary', Confirm: CONFIRM, Fields: [REASON, FILES] }, Success: 'MSG_SUCC_APPLICATION_PROGRESS_REJECTED',
    History: { Tone: 'warning', IsDecision: true, IsRemarkForClient: true, IsStatusReason: true }, Notify: [toClient('RETURNED')],
  },
  APPROVE_PROGRESS: {
    Source: 'spec 4, 6; domain 3, 4, 5', Path: '/application/progress/approve', From: ['UNDERREVIEW', 'REJECTED_FLOW'],
    By: [{ Roles: may.DECIDE_STEPS, activeRoles, When: [g.ownsStep] }, { Roles: may.DECIDE_FOR_OTHERS, MayOverride: true }],
    When: [g.stepAssigned, g.dutiesSeparate, g.impartial, g.checklistComplete, g.findingsHaveRemarks, g.noOpenMajorAtEnd, g.majorsInTimeAtEnd, g.plansAcceptedAtEnd, g.noOpenFindingsInBulk], Input: input.approve, To: ['UNDERREVIEW', 'CERTIFIED'], change: change.approveStep,
    Ui: { Label: stepLabel, Notice: 'DECISION', Tone: 'primary', Place: 'main', Fields: [{ Field: 'IsUpdateCertificate', Kind: 'flag', For: 'IsShortFlow' }, REMARK, FILES] }, Success: 'MSG_SUCC_APPLICATION_PROGRESS_COMPLETED',
    History: { IsDecision: true, IsStepAction: true }, Notify: [toCurrentTurn, onceCertified(toClient('CERTIFIED'))],
  },
  REJECT_PROGRESS: {
    Source: 'spec 4; domain 4', Path: '/application/progress/reject', From: ['UNDERREVIEW', 'REJECTED_FLOW'],
    By: [{ Roles: may.DECIDE_STEPS, activeRoles, When: [g.ownsStep] }, { Roles: may.DECIDE_FOR_OTHERS, MayOverride: true }],
    When: [g.afterFirstStep, g.dutiesSeparate, g.impartial, g.targetEarlier, g.remarkGiven], Input: input.back, To: ['REJECTED_FLOW'], change: change.stepBack,
    Ui: { Label: 'ACT_RETURN_STEP', Notice: 'OPEN_MAJORS', Tone: 'default', Place: 'secondary', Confirm: CONFIRM, Fields: [{ Field: 'Target', Kind: 'step' }, REASON, FILES] }, Success: 'MSG_SUCC_APPLICATION_PROGRESS_REJECTED',
    History: { Tone: 'warning', IsDecision: true, IsStepAction: true, IsStatusReason: true }, Notify: [toReturnedTurn],
  },
  REJECT_CHECKLIST: {
    Source: 'spec 2, 4; domain 4', Path: '/application/checklist/reject', From: ['UNDERREVIEW', 'REJECTED_FLOW'],
    By: [{ Roles: may.SEND_QUERIES, When: [g.ownsStep] }, { Roles: may.DECIDE_FOR_OTHERS, MayOverride: true }],
    When: [g.atAssessorStep, g.dutiesSeparate, g.impartial, g.requestedPointsKnown], Input: input.checklist, To: ['REJECTED'], change: change.toClient,
    Ui: { Label: 'ACT_REJECT_CHECKLIST', Tone: 'default', Place: 'secondary', Fields: [{ Field: 'Points', Kind: 'points', IsRequired: true }, REMARK] }, Success: 'MSG_SUCC_APPLICATION_PROGRESS_REJECTED',
    History: { Tone: 'warning', IsDecision: true, IsStepAction: true, IsRemarkForClient: true, IsStatusReason: true }, Notify: [toClient('POINTS')],
  },
  REJECT_ASSESSOR: {
    Source: 'spec 4, 5; domain 4', Path: '/application/rejected', From: ['UNDERREVIEW', 'REJECTED_FLOW'],
    By: [{ Roles: may.REJECT_APPLICATIONS, activeRoles, When: [g.ownsStep] }, { Roles: may.DECIDE_FOR_OTHERS, MayOverride: true }],
    When: [g.rejectingStep, g.dutiesSeparate, g.impartial, g.remarkGiven], Input: input.step, To: ['REJECTED_STAFF'], change: change.refuse,
    Ui: { Label: 'ACT_REJECT', Notice: 'OPEN_MAJORS', Tone: 'danger', Place: 'secondary', Confirm: CONFIRM, Fields: [REASON, FILES] }, Success: 'MSG_SUCC_APPLICATION_REJECTED',
    History: { Tone: 'danger', IsDecision: true, IsStepAction: true, IsRemarkForClient: true, IsStatusReason: true }, Notify: [toClient('REFUSED')],
  },
  CANCEL: {
    Source: 'spec 4, 6; domain 4, 10', Path: '/application/cancel', From: ['DRAFT', 'INPROGRESS', 'PENDING', 'RETURNED', 'REJECTED', 'CERTIFIED', 'WAITING'],
    By: [{ Roles: may.CANCEL_OWN_DRAFTS, From: ['DRAFT', 'INPROGRESS'], When: [g.initialOnly] }, { Roles: may.CANCEL_APPLICATIONS, When: [g.remarkGiven] }],
    When: [], Input: input.base, To: ['CANCELLED'], change: change.cancel,
    Ui: { Label: 'ACT_CANCEL', Means: 'MEANS_CANCEL', Tone: 'danger', Place: 'more', Fields: [REMARK] }, Success: 'MSG_SUCC_APPLICATION_CANCELLED',
    History: { Tone: 'danger', IsRemarkForClient: true, IsStatusReason: true }, Notify: [toAffected],
  },
  ARCHIVE: {
    Source: 'spec 4, 6; domain 4', Path: '/application/archive', From: ['PENDING', 'UNDERREVIEW', 'REJECTED_FLOW'],
    By: [{ Roles: may.ARCHIVE_APPLICATIONS }], When: [g.initialOnly], Input: input.base, To: ['ARCHIVED'], change: change.archive,
    Ui: { Label: 'ACT_ARCHIVE', Tone: 'default', Place: 'more', Confirm: CONFIRM, Fields: [REMARK] }, Success: 'MSG_SUCC_APPLICATION_ARCHIVED',
    History: {}, Notify: [],
  },
  UNARCHIVE: {
    Source: 'spec 4, 6; domain 4', Path: '/application/unarchive', From: ['ARCHIVED'],
    By: [{ Roles: may.ARCHIVE_APPLICATIONS }], When: [], Input: input.base, To: ['PENDING', 'UNDERREVIEW', 'REJECTED_FLOW'], change: change.unarchive,
    Ui: { Label: 'ACT_UNARCHIVE', Tone: 'primary', Place: 'main', Confirm: CONFIRM, Fields: [REMARK] }, Success: 'MSG_SUCC_APPLICATION_UNARCHIVED',
    History: {}, Notify: [toCurrentTurn],
  },
  ASSIGN: {
    Source: 'spec 6; domain 4, 5', Path: '/application/assign', From: ['PENDING', 'UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW'],
    By: [{ Roles: may.ASSIGN_PEOPLE }], When: [g.modeInFlow, g.assigneeKnown, g.assigneeActive, g.assigneeEligible, g.assigneeCompetent, g.assigneePresent, g.assigneeImpartial, g.assigneeClear],
    Input: input.assign, To: ['SAME'], change: change.assign,
    Ui: { Label: assignLabel, Tone: 'primary', Place: 'secondary', Fields: [{ Field: 'AssignedUserKey', Kind: 'person', IsRequired: true }, { Field: 'IsAccessRemoved', Kind: 'flag' }, REMARK] }, Success: 'MSG_ASSIGNED',
    History: { Tone: 'plain' }, Notify: [toAssignee],
  },
  SPECIAL: {
    Source: 'spec 4; domain 4', Path: '/application/special', From: ['INPROGRESS'],
    By: [{ Roles: may.CONVERT_TO_SPECIAL }], When: [g.surveillanceOnly, g.noOpenSpecial], Input: input.base, To: ['SAME'], change: change.toSpecial,
    Ui: { Label: 'ACT_SPECIAL', Tone: 'default', Place: 'more', Fields: [REMARK] }, Success: 'MSG_SUCCESS',
    History: {}, Notify: [toClient('SPECIAL')],
  },
  CRB_CONFIRM: {
    Source: 'spec 4, 6; domain 4, 6', Path: '/application/crb/confirm', From: ['CERTIFIED', 'COMPLETED'],
    By: [{ Roles: may.CONFIRM_REVIEW_BOARD }],
    When: [g.certNotEnded, g.decisionInForce, g.noOpenMajor, g.majorsInTime, g.plansAccepted, g.certificateNamed, g.crbSourceGiven, g.crbNumberGiven, g.numberUnchanged, g.numberFree, g.skipExplained, g.crbDateGiven, g.crbDateNotBeforeDecision, g.crbDateNear, g.crbExpiryAfterDate, g.crbExpiryKept, g.crbExpiryWithinTerm], Input: input.crb, To: ['SAME'],
    Ui: { Label: 'ACT_CRB_CONFIRM', Means: 'MEANS_CRB_CONFIRM', Tone: 'primary', Place: 'secondary', Fields: [{ Field: 'Attachment', Kind: 'files', FileKind: 'crb', Label: 'FIELD_CRB_RECORD' }, { Field: 'IsCertDateNoManual', Kind: 'flag' }, { Field: 'CertificateNo', Kind: 'text', With: 'IsCertDateNoManual' }, { Field: 'DateTime', Kind: 'date', Label: 'FIELD_CERT_DATE', IsRequired: true, With: 'IsCertDateNoManual' }, { Field: 'ExpiryDate', Kind: 'date', With: 'IsCertDateNoManual' }, REMARK] }, Success: 'MSG_SUCC_APPLICATION_CRB_CONFIRMED',
    History: { IsDecision: true }, Notify: [],
  },
  GENERATE_CERT: {
    Source: 'spec 4, 6; domain 4, 6', Path: '/application/certificate/generate', From: ['CERTIFIED', 'COMPLETED'],
    By: [{ Roles: may.ISSUE_CERTIFICATES }], When: [g.generationGranted, g.certNotEnded, g.decisionInForce, g.numberSet, g.paidOrBypass, g.notYetGenerated, g.noOpenMajor, g.majorsInTime, g.plansAccepted], Input: input.base, To: ['SAME'],
    Ui: { Label: 'ACT_GENERATE', Tone: 'primary', Place: 'secondary', Confirm: CONFIRM }, Success: 'MSG_SUCC_APPLICATION_CERTIFICATE_GENERATED',
    History: {}, Notify: [],
  },
  REGENERATE_CERT: {
    Source: 'spec 4, 6; domain 4, 6', Path: '/application/certificate/regenerate', From: ['CERTIFIED', 'COMPLETED'],
    By: [{ Roles: may.ISSUE_CERTIFICATES }], When: [g.generationGranted, g.certNotEnded, g.decisionInForce, g.numberSet, g.paidOrBypass, g.noPagePending, g.hasPage, g.noOpenMajorBeforePublishing, g.majorsInTimeBeforePublishing, g.plansAcceptedBeforePublishing], Input: input.base, To: ['SAME'],
    Ui: { Label: 'ACT_REGENERATE', Tone: 'default', Place: 'more', Fields: [REMARK] }, Success: 'MSG_SUCC_APPLICATION_CERTIFICATE_GENERATED',
    History: {}, Notify: [],
  },
  UPLOAD_CERT: {
    Source: 'spec 4, 6; domain 4', Path: '/application/certificate/upload', From: ['CERTIFIED', 'COMPLETED'],
    By: [{ Roles: may.ISSUE_CERTIFICATES }], When: [g.generationGranted, g.certNotEnded, g.decisionInForce, g.numberSet, g.paidOrBypass, g.noPagePending, g.noOpenMajorBeforePublishing, g.majorsInTimeBeforePublishing, g.plansAcceptedBeforePublishing], Input: input.upload, To: ['SAME'],
    Ui: { Label: 'ACT_UPLOAD_CERT', Tone: 'default', Place: 'more', Fields: [FILE, REMARK] }, Success: 'MSG_SUCC_APPLICATION_CERT_STATE_UPLOAD',
    History: {}, Notify: [],
  },
  UPLOAD_DISCLOSURE: {
    Source: 'spec 4, 6; domain 4', Path: '/application/disclosure/upload', From: ['CERTIFIED', 'COMPLETED'],
    By: [{ Roles: may.ISSUE_CERTIFICATES }], When: [g.generationGranted, g.certNotEnded, g.decisionInForce], Input: input.upload, To: ['SAME'],
    Ui: { Label: 'ACT_UPLOAD_DISCLOSURE', Tone: 'default', Place: 'more', Fields: [FILE, REMARK] }, Success: 'MSG_SUCC_APPLICATION_CERT_STATE_UPLOAD',
    History: {}, Notify: [],
  },
  PUBLISH: {
    Source: 'spec 4, 6; domain 4', Path: '/application/publish', From: ['CERTIFIED'],
    By: [{ Roles: may.ISSUE_CERTIFICATES }], When: [g.generated, g.paidOrBypass, g.disclosureGiven, g.certNotEnded, g.pageUpToDate, g.noOpenMajor, g.majorsInTime, g.plansAccepted], Input: input.base, To: ['COMPLETED'],
    Ui: { Label: 'ACT_PUBLISH', Tone: 'primary', Place: 'main', Fields: [REMARK] }, Success: 'MSG_SUCC_APPLICATION_MARKED_COMPLETED',
    History: { IsDecision: true, IsRemarkForClient: true }, Notify: [toClient('PUBLISHED')],
  },
  CORRECT_RESULT: {
    Source: 'domain 10', Path: '/application/checklist/correct', From: ['CERTIFIED'],
    By: [{ Roles: may.CORRECT_OWN_RESULTS, When: [g.isAssessor] }, { Roles: may.DECIDE_FOR_OTHERS, MayOverride: true }],
    When: [g.hasOpenMajor, g.evaluationSeparate, g.impartial, g.openMajorNamed, g.correctionDueFit, g.remarkGiven], Input: input.correct, To: ['SAME'], change: change.correctResult,
    Ui: { Label: 'ACT_CORRECT_RESULT', Means: 'MEANS_CORRECT_RESULT', Notice: 'OPEN_MAJORS', Tone: 'default', Place: 'secondary', Fields: [{ Field: 'PointKey', Kind: 'point', IsRequired: true }, { Field: 'Result', Kind: 'choice', IsRequired: true, Options: CORRECTED_RESULTS }, REASON, FILES] }, Success: 'MSG_SUCCESS',
    History: { IsStaffOnly: true }, Notify: [],
  },
  ...paymentRows<ApplicationStatus, ApplicationFacts, typeof input.base.shape>({
    Base: input.base,
    Rows: {
      PAY_NOW: { ...payable, Source: 'spec 5, 6; domain 4', Path: '/application/paynow' },
      PAY_ONLINE: { ...payable, Source: 'spec 6, 7; domain 4', Path: '/application/payonline' },
      PAID: { ...reversible, Source: 'spec 6; domain 4', Path: '/application/paid' },
      PROOF_REFUSED: { ...reversible, Source: 'experience 4', Path: '/application/proof/refuse' },
      UNPAID: {
        ...reversible, Source: 'spec 6; domain 4, 10', Path: '/application/unpaid', After: [g.refundNotNeeded], To: UNPAID_TO, change: () => ({}),
        Ui: { Warning: unpaidWarning },
      },
      BYPASS: { ...payable, Source: 'domain 4', Path: '/application/bypass' },
      CHANGE_PAYMENT_DATE: { ...reversible, Source: 'spec 4, 6; domain 4', Path: '/application/change/payment/date' },
      VOID: { ...reversible, Source: 'spec 4, 6; domain 4', Path: '/application/onlinepayment/cancel/void' },
      REFUND: { ...reversible, Source: 'spec 4, 6; domain 4', Path: '/application/onlinepayment/cancel/refund' },
      REFUND_OFFLINE: { ...reversible, Source: 'domain 10', Path: '/application/refund/offline' },
    },
  }),
  CHANGE_TRANX: {
    Source: 'spec 5, 6; domain 4', Path: '/application/change/tranx', From: ['UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW', 'REJECTED_STAFF', 'CERTIFIED', 'COMPLETED'],
    By: [{ Roles: may.CHANGE_REVIEW_DATA }], When: [g.transactionGiven], Input: input.review, To: ['SAME'],
    Ui: { Label: 'ACT_CHANGE_TRANX', Tone: 'default', Place: 'more', Fields: [TRANX, REMARK] }, Success: 'MSG_SUCCESS',
    History: { NumberLabel: 'FIELD_REVIEW_TRANSACTION' }, Notify: [],
  },
  CHANGE_MACHFORM: {
    Source: 'spec 6, 7; domain 4', Path: '/application/change/machform', From: applicationStatuses.open,
    By: [{ Roles: may.CHANGE_REVIEW_DATA }], When: [g.entryKnown, g.entryOfOneForm, g.entryFree], Input: input.machform, To: ['SAME'],
    Ui: { Label: 'ACT_CHANGE_MACHFORM', Tone: 'default', Place: 'more', Fields: [{ Field: 'Input', Kind: 'text', IsRequired: true }, REMARK] }, Success: 'MSG_SUCCESS',
    History: {}, Notify: [],
  },
  GENERATE_CYCLE: {
    Source: 'spec 6, 7; domain 4, 7', Path: '/application/generate/cycle', From: ['COMPLETED'],
    By: [{ Roles: may.START_NEXT_CYCLES }], When: [g.cycleOffered, g.certNotEnded, g.cycleNotDone, g.noOpenNextCycle], Input: input.base, To: ['SAME'],
    Ui: { Label: 'ACT_GENERATE_CYCLE', Tone: 'default', Place: 'more', Confirm: CONFIRM }, Success: 'MSG_SUCCESS',
    History: {}, Notify: [],
  },
  SHOW_NEXT_CYCLE: {
    Source: 'spec 6, 7; domain 4, 7', Path: '/application/shownextcycle', From: ['WAITING'],
    By: [{ Roles: may.START_NEXT_CYCLES }], When: [g.certNotEnded], Input: input.base, To: ['INPROGRESS'],
    Ui: { Label: 'ACT_SHOW_NEXT_CYCLE', Tone: 'primary', Place: 'main', Means: 'MEANS_SHOW_NEXT_CYCLE' }, Success: 'MSG_SUCCESS',
    History: {}, Notify: [toClient('CYCLE_OPEN')],
  },
  REMINDER: {
    Source: 'spec 5, 6; domain 4', Path: '/application/reminder', From: applicationStatuses.open,
    By: [{ Roles: may.SEND_REMINDERS }], When: [g.remindedLongAgo], Input: input.base, To: ['SAME'], change: change.remind,
    Ui: { Label: 'ACT_REMINDER', Tone: 'default', Place: 'more', Confirm: CONFIRM, Notice: 'RECIPIENT', Fields: [REMARK] }, Success: 'MSG_SUCCESS',
    History: { Tone: 'plain', IsRemarkForClient: true }, Notify: [toReminded],
  },
} as const satisfies Record<Exclude<ApplicationAction, PaymentAction>, ApplicationRow> &
  Record<PaymentAction, Row<ApplicationStatus, ApplicationFacts>>;

/** Notification rules of the actions; those of payments are in the table of invoice events. */
export const actionNotifications: Readonly<Partial<Record<string, readonly NotificationRule[]>>> = Object.fromEntries(
  Object.entries(Rows).map(([action, row]) => [action, 'Notify' in row ? row.Notify : undefined]),
);

export const applicationWorkflow = defineWorkflow({
  Name: 'Application',
  Initial: ['NONE', 'WAITING'],
  Statuses: APPLICATION_STATUSES,
  Final: applicationStatuses.final,
  statusOf: (facts: ApplicationFacts) => facts.ApplicationStatusCode,
  setStatus: (status) => ({ ApplicationStatusCode: status }),
  Rows,
  Automatic: applicationTransitions,
});
