/** Reads one certification decision with everything that was considered. */
import { sql } from 'kysely';
import type { ScopeChange } from '#modules/applications/applications/rules/index.ts';
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { decisionRoutes } from '../rules/contract.ts';
import { decisionRowOf, ROW_COLUMNS, rowExtras } from './decision-row.ts';
import { peopleOf } from './people.ts';
import { closerOf, named } from './proposals/proposal-row.ts';
import { decisionProofs } from './public-log/decision-hash.ts';
import { logEntriesWith } from './public-log/decisions-of-events.ts';
import { decisionsInScope } from './scope.ts';
import type { Considered } from './tables.ts';

type Route = (typeof decisionRoutes)['view'];

export async function viewDecision({
  db,
  actor,
  query,
}: Pick<Context<Route>, 'db' | 'actor' | 'query'>): Promise<DataOf<Route>> {
  const row =
    (await decisionsInScope(db, actor)
      .select(ROW_COLUMNS)
      .select(rowExtras)
      .select([
        'Decision.Attachment',
        'Decision.Considered',
        'Decision.RecordedAt',
        'Certificate.Id as CertificateId',
      ])
      .select(scopeChangeOfDecision)
      .where('Decision.DecisionKey', '=', query.DecisionKey)
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const { Steps, Nonconformities, Evaluators } = row.Considered;
  const people = await peopleOf(db, [...Evaluators, ...Steps.flatMap(({ AccountId }) => AccountId ?? [])]);
  return {
    ...decisionRowOf(row),
    Grounds: row.Grounds,
    Proposal: await proposalOf(db, row.Id),
    Files: await fileInfos(db, row.Attachment),
    ScopeChange: row.ScopeChange,
    Steps: Steps.map(({ AccountId, ...step }) => ({
      ...step,
      By: AccountId === null ? null : (people.get(AccountId) ?? null),
    })),
    Nonconformities: await visibleOnes(db, actor, Nonconformities),
    Evaluators: Evaluators.flatMap((id) => people.get(id) ?? []),
    PublicLog: await publicLogOf(db, row),
    IsRecordedLater: row.RecordedAt.getTime() !== row.DecidedAt.getTime(),
  };
}

/** What proves to an assessor that the record is the one whose hash the public log carries. */
async function publicLogOf(
  db: Queries,
  row: { Id: number; CertificateId: number | null },
): Promise<DataOf<Route>['PublicLog']> {
  const proof = (await decisionProofs(db, [row.Id])).get(row.Id);
  return proof ? { ...proof, Entries: await logEntriesWith(db, proof.Hash, row.CertificateId) } : null;
}

/** Stored with the event of the certificate that the decision is about. */
const scopeChangeOfDecision = sql<ScopeChange | null>`(select event.scope_change from certificate_event event
  where event.certificate_id = decision.certificate_id and event.seq = decision.event_seq)`.as('ScopeChange');

/** The proposal that led to a decision, or the urgent suspension that a decider has to ratify. */
async function proposalOf(db: Queries, decisionId: number): Promise<DataOf<Route>['Proposal']> {
  const found = await db
    .selectFrom('DecisionProposal as Proposal')
    .innerJoin('Ground', 'Ground.GroundCode', 'Proposal.GroundCode')
    .select([
      'Proposal.ProposalKey',
      'Proposal.Status',
      'Proposal.ProposedAt',
      'Proposal.IsUrgent',
      'Proposal.ClosedAt',
      'Ground.Name as GroundName',
    ])
    .select(closerOf.as('Closer'))
    .where('Proposal.DecisionId', '=', decisionId)
    .executeTakeFirst();
  if (!found) return null;
  const { Closer, ClosedAt, ProposedAt, ...proposal } = found;
  return {
    ...proposal,
    ProposedAt: ProposedAt.toISOString(),
    ClosedBy: Closer && named(Closer),
    ClosedAt: ClosedAt?.toISOString() ?? null,
  };
}

/** Of those considered, the nonconformities of applications that the reader may see. */
async function visibleOnes(
  db: Queries,
  actor: SignedIn,
  considered: Considered['Nonconformities'],
): Promise<Considered['Nonconformities']> {
  if (considered.length === 0) return [];
  const rows = await db
    .selectFrom('Nonconformity')
    .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
    .select('NonconformityKey')
    .where(visibleTo(actor))
    .where(
      'NonconformityKey',
      'in',
      considered.map(({ NonconformityKey }) => NonconformityKey),
    )
    .execute();
  const keys = new Set(rows.map(({ NonconformityKey }) => NonconformityKey));
  return considered.filter(({ NonconformityKey }) => keys.has(NonconformityKey));
}
