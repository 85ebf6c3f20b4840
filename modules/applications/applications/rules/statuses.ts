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
  End: 'RESULT' | 'NO_RESULT' | 'ARCHIVED' | null;
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
  HasFindings: false,
  IsScheduled: false,
} as const;

export const APPLICATION_STATUS = defineStatuses<StatusFacts>()({
  NONE: { ...none, Tone: 'plain' },
  DRAFT: { ...none, Tone: 'plain', Turn: 'CLIENT', Group: 'DRAFT' },
  INPROGRESS: { ...none, Tone: 'plain', Turn: 'CLIENT', Group: 'DRAFT' },
  PENDING: { ...none, Tone: 'info', Turn: 'CHECK', Stage: 'CHECK', Group: 'SUBMITTED' },
  RETURNED: { ...none, Tone: 'warning', Turn: 'CLIENT', Stage: 'CLIENT', Group: 'CLIENT' },
  UNDERREVIEW: { ...none, Tone: 'info', Turn: 'STEP', Stage: 'STEP', Group: 'REVIEW', HasFindings: true },
  REJECTED: { ...none, Tone: 'warning', Turn: 'CLIENT', Stage: 'CLIENT', Group: 'CLIENT', HasFindings: true },
  REJECTED_FLOW: {
    ...none,
    Tone: 'warning',
    Turn: 'STEP',
    Stage: 'STEP',
    Group: 'REVIEW',
    HasFindings: true,
  },
  REJECTED_STAFF: { ...none, Tone: 'danger', Group: 'CLOSED', End: 'NO_RESULT' },
  CERTIFIED: {
    ...none,
    ...{ Tone: 'primary', Turn: 'PUBLICATION', Stage: 'PUBLISH', Group: 'CERTIFIED', HasFindings: true },
  },
  COMPLETED: { ...none, Tone: 'success', Group: 'COMPLETED', End: 'RESULT' },
  CANCELLED: { ...none, Tone: 'plain', Group: 'CLOSED', End: 'NO_RESULT' },
  ARCHIVED: { ...none, Tone: 'plain', Group: 'CLOSED', End: 'ARCHIVED' },
  WAITING: { ...none, Tone: 'plain', IsScheduled: true },
});

export type ApplicationStatus = keyof typeof APPLICATION_STATUS;
export const APPLICATION_STATUSES = statusNames(APPLICATION_STATUS);

const where = (condition: (facts: StatusFacts) => boolean) => statusesWhere(APPLICATION_STATUS, condition);

/** Lists of statuses, derived from the table. */
export const applicationStatuses = {
  /** Being prepared or processed: neither ended nor scheduled. */
  open: where(({ Turn }) => Turn !== null),
  /** Not submitted yet. */
  draft: where(({ Group }) => Group === 'DRAFT'),
  /** Submitted and not ended. */
  running: where(({ Stage }) => Stage !== null),
  /** The client has to act. */
  withClient: where(({ Turn }) => Turn === 'CLIENT'),
  /** Submitted, and the certification body has to act. */
  withBody: where(({ Turn }) => Turn !== null && Turn !== 'CLIENT'),
  withFindings: where(({ HasFindings }) => HasFindings),
  /** Ended permanently without a result: nothing more is owed. ARCHIVED is excluded, as it can be restored. */
  withoutResult: where(({ End }) => End === 'NO_RESULT'),
  /** Closed without a result, or archived. */
  closed: where(({ End }) => End === 'NO_RESULT' || End === 'ARCHIVED'),
  /** No action leads out of these. */
  final: where(({ End }) => End === 'RESULT' || End === 'NO_RESULT'),
  ended: where(({ End }) => End !== null),
  scheduled: where(({ IsScheduled }) => IsScheduled),
} as const;
