/**
 * Statuses of an application (specification point 4) with the facts about each: badge, turn, stage, quick filter and
 * end. `NONE` is the state before CREATE, when there is no record yet.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

/** Groups of statuses that users see as one state, in the order of the quick filters. */
export const GROUPS = ['DRAFT', 'SUBMITTED', 'REVIEW', 'CLIENT', 'CERTIFIED', 'COMPLETED', 'CLOSED'] as const;
export type StatusGroup = (typeof GROUPS)[number];

export type StatusFacts = {
  Tone: Tone;
  /**
   * Who has to act: the client, those who check submissions, the people of the current step, or those who publish; null
   * if no one has to.
   */
  Turn: 'CLIENT' | 'CHECK' | 'STEP' | 'PUBLICATION' | null;
  /** Stage whose duration is measured; STEP is the current review step. Null before submission and after the end. */
  Stage: 'CHECK' | 'CLIENT' | 'STEP' | 'PUBLISH' | null;
  /** Quick filter and count of the list; null if the list has none. */
  Group: StatusGroup | null;
  /** How it ended; null if it did not. Only ARCHIVED can be restored. */
  End: 'RESULT' | 'CANCELLED' | 'DECLINED' | 'ARCHIVED' | null;
  /** What was sent back: the form to its client, the answers that need correction, or a step to its reviewer. */
  SentBack: 'FORM' | 'CORRECTION' | 'STEP' | null;
  /** The assessors record results in it, and its findings have due dates. */
  HasFindings: boolean;
  /** Created in advance by the certification cycle; opened when its window begins. */
  IsScheduled: boolean;
};

const none = {
  Turn: null,
  Stage: null,
  Group: null,
  End: null,
  SentBack: null,
  HasFindings: false,
  IsScheduled: false,
} as const;

export const APPLICATION_STATUS = defineStatuses<StatusFacts>()({
  NONE: { ...none, Tone: 'plain' },
  DRAFT: { ...none, Tone: 'plain', Turn: 'CLIENT', Group: 'DRAFT' },
  INPROGRESS: { ...none, Tone: 'plain', Turn: 'CLIENT', Group: 'DRAFT' },
  PENDING: { ...none, Tone: 'info', Turn: 'CHECK', Stage: 'CHECK', Group: 'SUBMITTED' },
  RETURNED: { ...none, Tone: 'warning', Turn: 'CLIENT', Stage: 'CLIENT', Group: 'CLIENT', SentBack: 'FORM' },
  UNDERREVIEW: { ...none, Tone: 'info', Turn: 'STEP', Stage: 'STEP', Group: 'REVIEW', HasFindings: true },
  REJECTED: {
    ...none,
    ...{ Tone: 'warning', Turn: 'CLIENT', Stage: 'CLIENT', Group: 'CLIENT' },
    ...{ SentBack: 'CORRECTION', HasFindings: true },
  },
  REJECTED_FLOW: {
    ...none,
    ...{ Tone: 'warning', Turn: 'STEP', Stage: 'STEP', Group: 'REVIEW', SentBack: 'STEP', HasFindings: true },
  },
  REJECTED_STAFF: { ...none, Tone: 'danger', Group: 'CLOSED', End: 'DECLINED' },
  CERTIFIED: {
    ...none,
    ...{ Tone: 'primary', Turn: 'PUBLICATION', Stage: 'PUBLISH', Group: 'CERTIFIED', HasFindings: true },
  },
  COMPLETED: { ...none, Tone: 'success', Group: 'COMPLETED', End: 'RESULT' },
  CANCELLED: { ...none, Tone: 'plain', Group: 'CLOSED', End: 'CANCELLED' },
  ARCHIVED: { ...none, Tone: 'plain', Group: 'CLOSED', End: 'ARCHIVED' },
  WAITING: { ...none, Tone: 'plain', IsScheduled: true },
});

export type ApplicationStatus = keyof typeof APPLICATION_STATUS;
export const APPLICATION_STATUSES = statusNames(APPLICATION_STATUS);

const where = (condition: (facts: StatusFacts) => boolean) => statusesWhere(APPLICATION_STATUS, condition);

const hasNoResult = ({ End }: StatusFacts) => End === 'CANCELLED' || End === 'DECLINED';

/** Status of an application that a client has just started, and of one that the certification cycle made in advance. */
export const NEW_APPLICATION_STATUS = {
  CREATE: 'DRAFT',
  GENERATE_CYCLE: 'WAITING',
} as const satisfies Record<string, keyof typeof APPLICATION_STATUS>;

/** Status of an application whose certificate is published, for applications that are assumed to be so. */
export const COMPLETED_STATUS = 'COMPLETED' satisfies keyof typeof APPLICATION_STATUS;

/** Lists of statuses, derived from the table. */
export const applicationStatuses = {
  /** Being prepared or processed: neither ended nor scheduled. */
  open: where(({ Turn }) => Turn !== null),
  /** Not submitted yet. */
  draft: where(({ Group }) => Group === 'DRAFT'),
  /** Submitted and not ended. */
  running: where(({ Stage }) => Stage !== null),
  /** Submitted, and the steps of the review are not completed. */
  undecided: where(({ Stage }) => Stage !== null && Stage !== 'PUBLISH'),
  /** The client has to act. */
  withClient: where(({ Turn }) => Turn === 'CLIENT'),
  /** Submitted, and the certification body has to act. */
  withBody: where(({ Turn }) => Turn !== null && Turn !== 'CLIENT'),
  /** Submitted, and not accepted for review yet. */
  beingChecked: where(({ Turn }) => Turn === 'CHECK'),
  /** The client corrects marked answers; the others stay as they were submitted. */
  inCorrection: where(({ SentBack }) => SentBack === 'CORRECTION'),
  /** A review step is repeated. */
  stepSentBack: where(({ SentBack }) => SentBack === 'STEP'),
  /** Sent back with one remark about the whole. */
  sentBackWithRemark: where(({ SentBack }) => SentBack === 'FORM' || SentBack === 'STEP'),
  withFindings: where(({ HasFindings }) => HasFindings),
  /** All steps approved; the certificate is not published. */
  awaitingPublication: where(({ Turn }) => Turn === 'PUBLICATION'),
  /** All steps approved. */
  decided: where(({ Turn, End }) => Turn === 'PUBLICATION' || End === 'RESULT'),
  completed: where(({ End }) => End === 'RESULT'),
  cancelled: where(({ End }) => End === 'CANCELLED'),
  /** Ended by the certification body against the client. */
  declined: where(({ End }) => End === 'DECLINED'),
  /** Ended permanently without a result: nothing more is owed. ARCHIVED is excluded, as it can be restored. */
  withoutResult: where(hasNoResult),
  /** Closed without a result, or archived. */
  closed: where((facts) => hasNoResult(facts) || facts.End === 'ARCHIVED'),
  /** No action leads out of these. */
  final: where((facts) => facts.End === 'RESULT' || hasNoResult(facts)),
  ended: where(({ End }) => End !== null),
  scheduled: where(({ IsScheduled }) => IsScheduled),
} as const;
