/** Proposals about the certificate of a generated history: made, confirmed, declined and withdrawn by several people. */
import type { CertificateLifeFacts } from '#modules/certification/certificates/rules/life-facts.ts';
import type { CertificateAction } from '#modules/certification/certificates/rules/workflow.ts';
import {
  isUrgent,
  PROPOSED_TYPE,
  type ProposingAction,
  proposingWorkflow,
} from '#modules/certification/decisions/rules/proposals/proposing-workflow.ts';
import {
  isOpenProposal,
  PROPOSAL_STATUS_ON,
  type ProposalStatus,
} from '#modules/certification/decisions/rules/proposals/statuses.ts';
import {
  PROPOSAL_ACTIONS,
  type ProposalType,
} from '#modules/certification/decisions/rules/proposals/types.ts';
import {
  isPossible,
  type ProposalAction,
  proposalWorkflow,
} from '#modules/certification/decisions/rules/proposals/workflow.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { NOW } from '../application-facts.ts';
import type { History, Proposal, Way } from './history.ts';

const person = (UserKey: string, ...Roles: Role[]): Actor => ({
  UserKey,
  Roles,
  OrganisationKey: null,
  IsGrantGeneration: false,
});
/** One of them proposes and decides by role, another evaluates and decides. */
const PEOPLE = [
  person('SCHEDULING', 'SCHEDULING'),
  person('CEO', 'CEO'),
  person('COO', 'COO'),
  person('both', 'SCHEDULING', 'COO'),
];
const INPUT = {
  ...{ Remark: 'A reason.', Ground: 'FEES', ExpiryDateTime: '2027-08-20' },
  Scope: { EN: 'Another scope', CHT: '另一範圍', CHS: '另一范围' },
};

/** A change of proposals, with what it does to the certificate; null if it does nothing. */
export type ProposalMove = {
  History: History;
  Perform: { Action: CertificateAction; Decision: Way } | null;
};

type Allowed = { action: ProposingAction; UserKey: string };
const known = new Map<string, Allowed[]>();

const proposingFactsOf = (proposals: readonly Proposal[], certificate: CertificateLifeFacts) => ({
  ...certificate,
  OpenProposals: proposals.flatMap(({ Type, Status }) => (isOpenProposal(Status) ? Type : [])),
});

/** Who may propose what; equal facts are computed once. */
function allowed(history: History, certificate: CertificateLifeFacts): Allowed[] {
  const facts = proposingFactsOf(history.Proposals, certificate);
  const key = JSON.stringify(facts);
  const found =
    known.get(key) ??
    proposingWorkflow.Actions.flatMap((action) =>
      PEOPLE.filter(
        (actor) => decide(proposingWorkflow, action, { facts, actor, at: NOW, input: INPUT }).Allowed,
      ).map(({ UserKey }) => ({ action, UserKey })),
    );
  known.set(key, found);
  return found;
}

const proposed = (history: History, certificate: CertificateLifeFacts): ProposalMove[] =>
  allowed(history, certificate).map(({ action, UserKey }) => {
    const made = { Type: PROPOSED_TYPE[action], IsUrgent: isUrgent(action), Proposer: UserKey };
    const Proposals = [...history.Proposals, { ...made, Status: PROPOSAL_STATUS_ON.PROPOSE }];
    return {
      History: { ...history, Proposals },
      Perform: made.IsUrgent
        ? {
            Action: PROPOSAL_ACTIONS.SUSPEND,
            Decision: { Way: 'URGENT', Proposer: UserKey, Decider: UserKey },
          }
        : null,
    };
  });

type Closing = { action: ProposalAction; UserKey: string; Status: ProposalStatus };
const closings = new Map<string, Closing[]>();

/** Who may close a proposal, and with which status; equal facts are computed once. */
function closingsOf(
  proposal: Proposal,
  { Evaluators: evaluators, Proposals }: Pick<History, 'Evaluators' | 'Proposals'>,
  certificate: CertificateLifeFacts,
): Closing[] {
  const { Status, Type, IsUrgent, Proposer } = proposal;
  const Reducing = Type === 'WITHDRAW' ? proposingFactsOf(Proposals, certificate) : null;
  const deciding = PEOPLE.filter(({ UserKey }) => evaluators.includes(UserKey));
  const IsPossible = isPossible(proposal, certificate.CertificateStatusCode);
  const key = [
    IsPossible,
    Status,
    IsUrgent,
    JSON.stringify(Reducing),
    Proposer,
    ...deciding.map(({ UserKey }) => UserKey),
  ].join(' ');
  const found =
    closings.get(key) ??
    proposalWorkflow.Actions.flatMap((action) =>
      PEOPLE.flatMap((actor): Closing[] => {
        const { UserKey } = actor;
        const facts = {
          ...{ Status, IsUrgent, IsPossible, Reducing, HasOwnInterest: false, IsScopeCurrent: true },
          ...{ IsOwn: Proposer === UserKey, IsEvaluator: deciding.includes(actor) },
        };
        const decision = decide(proposalWorkflow, action, { facts, actor, at: NOW, input: INPUT });
        return decision.Allowed ? [{ action, UserKey, Status: decision.Change.Status ?? Status }] : [];
      }),
    );
  closings.set(key, found);
  return found;
}

const closed = (history: History, certificate: CertificateLifeFacts): ProposalMove[] =>
  history.Proposals.flatMap((proposal, at) => {
    if (!isOpenProposal(proposal.Status)) return [];
    return closingsOf(proposal, history, certificate).map(({ action, UserKey, Status }) => {
      const type = performedOn(action, proposal);
      const Way = action === 'CONFIRM' ? ('CONFIRMED' as const) : ('DECLINED' as const);
      return {
        History: { ...history, Proposals: proposalsAfter(action, history, { at, Status, UserKey }) },
        Perform: type && {
          Action: PROPOSAL_ACTIONS[type],
          Decision: { Way, Proposer: proposal.Proposer, Decider: UserKey },
        },
      };
    });
  });

type Closed = { at: number; Status: ProposalStatus; UserKey: string };

/** A decider who prefers a narrower scope to the withdrawal becomes the proposer of the reduction. */
function proposalsAfter(action: string, { Proposals }: History, { at, Status, UserKey }: Closed): Proposal[] {
  const all = Proposals.map((one, place) => (place === at ? { ...one, Status } : one));
  const made = { IsUrgent: false, Proposer: UserKey, Status: PROPOSAL_STATUS_ON.PROPOSE };
  return action === 'REDUCE_INSTEAD' ? [...all, { ...made, Type: 'REDUCE_SCOPE' }] : all;
}

/** Confirming performs what was proposed, unless it is in force; refusing to ratify restores the certificate. */
function performedOn(
  action: string,
  proposal: { Type: ProposalType; IsUrgent: boolean },
): ProposalType | null {
  if (action === 'CONFIRM') return proposal.IsUrgent ? null : proposal.Type;
  return action === 'DECLINE' && proposal.IsUrgent ? 'RESTORE' : null;
}

export const proposalMoves = (history: History, certificate: CertificateLifeFacts): ProposalMove[] => [
  ...proposed(history, certificate),
  ...closed(history, certificate),
];
