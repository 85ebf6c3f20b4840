/** Decisions on a certificate that can be proposed, each with the action on the certificate that it performs. */
import type { CertificateAction } from '#modules/certification/certificates/rules/index.ts';
import type { DecisionType } from '../decision-types.ts';

export const PROPOSAL_ACTIONS = {
  SUSPEND: 'SUSPEND',
  RESTORE: 'RESUME',
  WITHDRAW: 'TERMINATE',
  EXTEND_TERM: 'EXTEND',
  EXTEND_SCOPE: 'EXTEND_SCOPE',
  REDUCE_SCOPE: 'REDUCE_SCOPE',
} as const satisfies Partial<Record<DecisionType, CertificateAction>>;

/** The proposals that concern a suspension: one at a time, so that a decider has one question. */
export const OF_SUSPENSION = ['SUSPEND', 'RESTORE', 'WITHDRAW'] as const satisfies readonly DecisionType[];

export type ProposalType = keyof typeof PROPOSAL_ACTIONS;
export const PROPOSAL_TYPES = Object.keys(PROPOSAL_ACTIONS) as [ProposalType, ...ProposalType[]];

/** Types whose decider has to have proven their identity recently, as has anyone who performs the action itself. */
const WITH_PROOF: readonly ProposalType[] = ['SUSPEND', 'WITHDRAW'];
export const needsProof = (type: ProposalType): boolean => WITH_PROOF.includes(type);
