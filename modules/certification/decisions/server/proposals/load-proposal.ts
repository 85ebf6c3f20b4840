/** Loads one proposal in the caller's scope with everything that its rules need, optionally locked. */
import { sql } from 'kysely';
import { isSameScope } from '#modules/applications/applications/rules/index.ts';
import { hasOwnInterest } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { lockById } from '#modules/certification/certificates/server/index.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ProposalType } from '../../rules/proposals/types.ts';
import { isPossible, type ProposalFacts } from '../../rules/proposals/workflow.ts';
import { evaluators } from '../considered.ts';
import { PROPOSAL_COLUMNS, proposalExtras } from './proposal-row.ts';
import { proposalsInScope } from './proposal-scope.ts';
import { proposingFacts } from './proposing-facts.ts';

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
      'Certificate.CertificateStatusCode',
      'Proposal.ProposedById',
      'Proposal.ProposedAs',
      'Proposal.ClosedAs',
      'Proposal.ClosingRemark',
      'Proposal.Version',
      'Decision.DecisionKey',
      'Decision.DecisionNo',
      hasOwnInterest(actor).as('HasOwnInterest'),
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

/** Only where a narrower scope can be proposed instead. */
const REDUCIBLE: ProposalType = 'WITHDRAW';

async function reducingFacts(db: Queries, { Type, CertificateId }: LoadedProposal) {
  if (Type !== REDUCIBLE) return null;
  const certificate = await db
    .selectFrom('Certificate')
    .selectAll()
    .where('Id', '=', CertificateId)
    .executeTakeFirstOrThrow();
  const ServiceVersion = await serviceVersion(db, certificate.ServiceVersionId);
  return proposingFacts(db, { ...certificate, ServiceVersion });
}

export const factsOfProposal = async (
  db: Queries,
  row: LoadedProposal,
  IsEvaluator: boolean,
): Promise<ProposalFacts> => ({
  Status: row.Status,
  IsUrgent: row.IsUrgent,
  IsOwn: row.IsOwn,
  IsEvaluator,
  HasOwnInterest: row.HasOwnInterest,
  IsScopeCurrent: row.ScopeChange === null || isSameScope(row.ScopeChange.Before, row.Scope),
  IsPossible: isPossible(row, row.CertificateStatusCode),
  Reducing: await reducingFacts(db, row),
});
