/**
 * Connects proposed decisions to the generic action handler. A confirmed one takes effect through the certificate's own
 * action, by the portal, so that history, notifications and public log are those of any such action.
 */
import { decidedCertificateHandler } from '#modules/certification/certificates/server/index.ts';
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import {
  type ActionContext,
  type ActionDecision,
  performInTransaction,
  type WorkflowHandler,
} from '#platform/server/workflow/perform-action.ts';
import { portalActor } from '#platform/server/workflow/portal-actor.ts';
import type { ProposalView } from '../../rules/proposals/contract.ts';
import { PROPOSAL_STATUS_ON, type ProposalStatus } from '../../rules/proposals/statuses.ts';
import { needsProof, PROPOSAL_ACTIONS, type ProposalType } from '../../rules/proposals/types.ts';
import { type ProposalAction, type ProposalFacts, proposalWorkflow } from '../../rules/proposals/workflow.ts';
import { factsOfProposal, isEvaluator, type LoadedProposal, lockProposal } from './load-proposal.ts';
import { viewProposal } from './view-proposal.ts';
import { addProposal, closeProposal } from './write-proposal.ts';

type Job = ActionContext<ProposalAction, LoadedProposal, ProposalFacts>;

const duties = async ({ tx, row, actor, at }: Job): Promise<Partial<ProposalFacts>> => ({
  IsEvaluator: await isEvaluator(tx, row, { actor, at }),
});

export const proposalHandler: WorkflowHandler<
  ProposalAction,
  ProposalStatus,
  LoadedProposal,
  ProposalFacts,
  ProposalView
> = {
  workflow: proposalWorkflow,
  lock: lockProposal,
  facts: (tx, row) => factsOfProposal(tx, row, false),
  prepare: { CONFIRM: duties, DECLINE: duties, REDUCE_INSTEAD: duties },
  effects: {
    CONFIRM: async ({ row, actor, at }) => {
      if (needsProof(row.Type)) requireStepUp(actor, at);
      return undefined;
    },
  },
  save,
  view: (db, actor, key, language, at) => viewProposal(db, key, { actor, language, at }),
};

async function save(job: Job, { Change }: ActionDecision<ProposalFacts>): Promise<void> {
  const { tx, portal, row, actor, action, at, asRole, input } = job;
  const { Status = row.Status } = Change;
  const ClosingRemark = typeof input.Remark === 'string' ? input.Remark.trim() || null : null;
  // Closed first: the decision recorded with the certificate's action names who closed it.
  await closeProposal(tx, portal, row, {
    ...{ Status, ClosedById: actor.Id, ClosedAs: asRole as Role, ClosedAt: at, ClosingRemark },
  });
  await perform(job, ClosingRemark);
  if (action === 'REDUCE_INSTEAD') await proposeReduction(job);
  await audit(tx, {
    AccountId: actor.Id,
    Event: `DECISION_${action}`,
    Object: row.CertificateNo,
    Detail: { Type: row.Type, Before: { Status: row.Status }, After: { Status } },
  });
}

/**
 * Performs the decision on the certificate: a confirmed proposal, unless it is in force already; if the ratification of an
 * urgent suspension is declined, the restoration.
 */
async function perform(job: Job, closingRemark: string | null): Promise<void> {
  const { action, row } = job;
  const { Remark, Attachment, ExpiryDate, ScopeChange } = row;
  if (action === 'CONFIRM' && !row.IsUrgent)
    await performOnCertificate(job, row.Type, {
      ...{ Remark, Attachment },
      ...(ExpiryDate !== null && { ExpiryDateTime: ExpiryDate }),
      ...(ScopeChange !== null && { Scope: ScopeChange.After }),
    });
  if (action === 'DECLINE' && row.IsUrgent)
    await performOnCertificate(job, 'RESTORE', { Remark: closingRemark });
}

/** The decider proposes the reduction on the same grounds, so that another decider confirms it. */
async function proposeReduction({ tx, portal, row, actor, at, asRole, input }: Job): Promise<void> {
  const Type = 'REDUCE_SCOPE' satisfies ProposalType;
  await addProposal(tx, portal, {
    ...{ ProposalKey: newKey(), CertificateId: row.CertificateId, Type },
    ...{ Status: PROPOSAL_STATUS_ON.PROPOSE, GroundCode: row.GroundCode },
    ...{ Remark: String(input.Remark).trim(), Attachment: [], ExpiryDate: null },
    ScopeChange: json({ Before: row.Scope, After: input.Scope as Localized }),
    ...{ IsUrgent: false, RatifyBy: null, DecisionId: null },
    ...{ ProposedById: actor.Id, ProposedAs: asRole as Role, ProposedAt: at },
  });
  await audit(tx, {
    AccountId: actor.Id,
    Event: 'DECISION_PROPOSE',
    Object: row.CertificateNo,
    Detail: { Type, Ground: row.GroundCode },
  });
}

/** If the certificate does not allow it any more, its reasons are answered and the proposal stays open. */
async function performOnCertificate(
  { tx, portal, row, at, language }: Job,
  type: ProposalType,
  input: Record<string, unknown>,
): Promise<void> {
  await performInTransaction(tx, portal, decidedCertificateHandler(portal), {
    ...{ action: PROPOSAL_ACTIONS[type], key: row.CertificateKey, input },
    ...{ actor: portalActor, language, at, idempotencyKey: null },
  }).catch(asTransition);
}

/** The decider has not entered what the certificate refuses: errors of fields are reasons for them. */
function asTransition(error: unknown): never {
  if (!(error instanceof Failure) || error.Code !== 'ERR_VALIDATION') throw error;
  return fail('ERR_TRANSITION', {
    Reasons: (error.Details.Fields ?? []).map(({ Code }) => ({ Code })),
  });
}
