/**
 * Statuses of a nonconformity with the facts about each, and the lists and conditions derived from them. It is raised,
 * answered by the client, and verified by the auditors; the decision on certification closes it.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

type NonconformityStatusFacts = {
  Tone: Tone;
  /** Who has to act next; null if no one has to. */
  Turn: 'CLIENT' | 'AUDITOR' | null;
  /** The corrective action was accepted, at least as a plan. */
  IsPlanAccepted: boolean;
  /** The corrective action was verified as done and effective. */
  IsVerified: boolean;
  /** How it ended; null if it did not. */
  End: 'CLOSED' | 'WITHDRAWN' | null;
};

const none = { Turn: null, IsPlanAccepted: false, IsVerified: false, End: null } as const;

export const NONCONFORMITY_STATUS = defineStatuses<NonconformityStatusFacts>()({
  RAISED: { ...none, Tone: 'warning', Turn: 'CLIENT' },
  ANSWERED: { ...none, Tone: 'info', Turn: 'AUDITOR' },
  RETURNED: { ...none, Tone: 'warning', Turn: 'CLIENT' },
  PLAN_ACCEPTED: { ...none, Tone: 'info', Turn: 'AUDITOR', IsPlanAccepted: true },
  VERIFIED: { ...none, Tone: 'success', IsPlanAccepted: true, IsVerified: true },
  CLOSED: { ...none, Tone: 'success', IsPlanAccepted: true, IsVerified: true, End: 'CLOSED' },
  WITHDRAWN: { ...none, Tone: 'plain', End: 'WITHDRAWN' },
});

export type NonconformityStatus = keyof typeof NONCONFORMITY_STATUS;
export const NONCONFORMITY_STATUSES = statusNames(NONCONFORMITY_STATUS);

const where = (condition: (facts: NonconformityStatusFacts) => boolean) =>
  statusesWhere(NONCONFORMITY_STATUS, condition);

/** Lists of statuses, derived from the table. */
export const nonconformityStatuses = {
  /** Not verified and not withdrawn: the corrective action is still to be completed or checked. */
  open: where(({ Turn }) => Turn !== null),
  withClient: where(({ Turn }) => Turn === 'CLIENT'),
  withAuditor: where(({ Turn }) => Turn === 'AUDITOR'),
  /** Does not block a certification decision, whatever its grade. */
  settled: where(({ IsVerified, End }) => IsVerified || End !== null),
  /** The plan for it is accepted, or it is not needed: a minor one does not block a decision. */
  planned: where(({ IsPlanAccepted, End }) => IsPlanAccepted || End !== null),
  verified: where(({ IsVerified, End }) => IsVerified && End === null),
  /** Verified, also if the decision has closed it. */
  everVerified: where(({ IsVerified }) => IsVerified),
  notEnded: where(({ End }) => End === null),
  final: where(({ End }) => End !== null),
} as const;

/** Statuses that the portal sets by itself. */
export const STATUS_ON = {
  RAISE: 'RAISED',
  ANSWER: 'ANSWERED',
  CONFIRM: 'VERIFIED',
  REPEAT: 'RETURNED',
  WITHDRAW: 'WITHDRAWN',
  DECISION: 'CLOSED',
} as const satisfies Record<string, NonconformityStatus>;

/** The side that has to act next. */
export const OWNERS = ['CLIENT', 'BODY'] as const;
export type Owner = (typeof OWNERS)[number];

/** One that the client does not see yet waits for its release. Null once no one has to act. */
export function ownerOf(status: NonconformityStatus, isReleased: boolean): Owner | null {
  const { Turn } = NONCONFORMITY_STATUS[status];
  if (Turn === null) return null;
  return Turn === 'CLIENT' && isReleased ? 'CLIENT' : 'BODY';
}

export const isReturned = (status: NonconformityStatus): boolean => status === STATUS_ON.REPEAT;
export const isVerified = (status: NonconformityStatus): boolean => NONCONFORMITY_STATUS[status].IsVerified;
export const isWithdrawn = (status: NonconformityStatus): boolean => status === STATUS_ON.WITHDRAW;
export const isOpen = (status: NonconformityStatus): boolean => NONCONFORMITY_STATUS[status].Turn !== null;
export const isWithClient = (status: NonconformityStatus): boolean =>
  NONCONFORMITY_STATUS[status].Turn === 'CLIENT';
