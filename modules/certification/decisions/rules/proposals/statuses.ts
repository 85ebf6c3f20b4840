/** Statuses of a proposed decision on a certificate, with the facts about each. */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

type ProposalStatusFacts = {
  Tone: Tone;
  /** A decider has to act. */
  IsOpen: boolean;
};

export const PROPOSAL_STATUS = defineStatuses<ProposalStatusFacts>()({
  PROPOSED: { Tone: 'warning', IsOpen: true },
  CONFIRMED: { Tone: 'success', IsOpen: false },
  DECLINED: { Tone: 'danger', IsOpen: false },
  WITHDRAWN: { Tone: 'plain', IsOpen: false },
});

export type ProposalStatus = keyof typeof PROPOSAL_STATUS;
export const PROPOSAL_STATUSES = statusNames(PROPOSAL_STATUS);

/** Lists of statuses, derived from the table. */
export const proposalStatuses = {
  open: statusesWhere(PROPOSAL_STATUS, ({ IsOpen }) => IsOpen),
  final: statusesWhere(PROPOSAL_STATUS, ({ IsOpen }) => !IsOpen),
} as const;

/** The status that each outcome gives; a proposal begins with the first. */
export const PROPOSAL_STATUS_ON = {
  PROPOSE: 'PROPOSED',
  CONFIRM: 'CONFIRMED',
  DECLINE: 'DECLINED',
  WITHDRAW: 'WITHDRAWN',
} as const satisfies Record<string, ProposalStatus>;

export const isOpenProposal = (status: ProposalStatus): boolean => PROPOSAL_STATUS[status].IsOpen;
