/** Loads one proposal in the caller's scope with everything that its rules need, optionally locked. */
import { sql } from 'kysely';
import { isSameScope } from '#modules/applications/applications/rules/index.ts';
import { hasOwnInterest } from '#modules/applications/applications/server/index.ts';
import { lockById } from '#modules/certification/certificates/server/index.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { proposalStatuses } from '../../rules/proposals/statuses.ts';
import type { ProposalType } from '../../rules/proposals/types.ts';
import type { ProposalFacts } from '../../rules/proposals/workflow.ts';
import { evaluators } from '../considered.ts';
import { PROPOSAL_COLUMNS, proposalExtras } from './proposal-row.ts';
import { proposalsInScope } from './proposal-scope.ts';

const REDUCTION: ProposalType = 'REDUCE_SCOPE';
const reductionOpen = sql<boolean>`exists (select from decision_proposal other
  where other.certificate_id = proposal.certificate_id and other.type = ${REDUCTION}
    and other.status in (${literals(proposalStatuses.open)}))`;

const select = (db: Queries, actor: SignedIn) =>
  proposalsInScope(db, actor)
    .leftJoin('CertificationDecision as Decision', 'Decision.Id', 'Proposal.DecisionId')
    .select(PROPOSAL_COLUMNS)
    .select(proposalExtras)
    .select([
      'Proposal.CertificateId',
      'Proposal.Attachment',
      'Proposal.ScopeChange',
      'Certificate.Scope',
      'Proposal.ProposedById',
      'Proposal.ProposedAs',
      'Proposal.ClosedAs',
      'Proposal.ClosingRemark',
      'Proposal.Version',
      'Decision.DecisionKey',
      'Decision.DecisionNo',
      hasOwnInterest(actor).as('HasOwnInterest'),
      reductionOpen.as('IsReductionOpen'),
      sql<boolean>`coalesce(proposal.proposed_by_id = ${actor.Id}, false)`.as('IsOwn'),
    ]);

export type LoadedProposal = Awaited<ReturnType<typeof openProposals>>[number];

/** Open proposals about a certificate, the oldest first. */
export const openProposals = (db: Queries, actor: SignedIn, certificateKey: string) =>
  select(db, actor)
    .where('Certificate.CertificateKey', '=', certificateKey)
    .where('Proposal.ClosedAt', 'is', null)
    .orderBy('Proposal.Id')
    .execute();

/** One proposal that the caller may see, or null. */
export const loadProposal = async (
  db: Queries,
  actor: SignedIn,
  key: string,
): Promise<LoadedProposal | null> =>
  (await select(db, actor).where('Proposal.ProposalKey', '=', key).executeTakeFirst()) ?? null;

/**
 * The same, locked together with its certificate, as in the actions of that: of two deciders one waits, and finds the
 * proposal closed.
 */
export async function lockProposal(tx: Tx, actor: SignedIn, key: string): Promise<LoadedProposal | null> {
  const found = await loadProposal(tx, actor, key);
  if (!found) return null;
  await lockById(tx, found.CertificateId);
  await tx.selectFrom('DecisionProposal').select('Id').where('Id', '=', found.Id).forUpdate().execute();
  return loadProposal(tx, actor, key);
}

/** Whether the person took part in the evaluation within the certification cycle, as it is at that moment. */
export async function isEvaluator(
  db: Queries,
  { CertificateId }: Pick<LoadedProposal, 'CertificateId'>,
  { actor, at }: { actor: SignedIn; at: Date },
): Promise<boolean> {
  const inCycle = await evaluators(db, { applicationId: null, certificateId: CertificateId }, at);
  return inCycle.includes(actor.Id);
}

export const factsOfProposal = (row: LoadedProposal, IsEvaluator: boolean): ProposalFacts => ({
  Status: row.Status,
  Type: row.Type,
  IsUrgent: row.IsUrgent,
  IsOwn: row.IsOwn,
  IsEvaluator,
  HasOwnInterest: row.HasOwnInterest,
  IsScopeCurrent: row.ScopeChange === null || isSameScope(row.ScopeChange.Before, row.Scope),
  Scope: row.Scope,
  IsReductionOpen: row.IsReductionOpen,
});
