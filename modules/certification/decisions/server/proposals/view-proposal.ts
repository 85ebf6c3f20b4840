/** Reads one proposed decision, or those open for a certificate, with what the decider considers and what the reader may do. */
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { nonconformityStatuses } from '#modules/applications/nonconformities/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { ProposalView, proposalRoutes } from '../../rules/proposals/contract.ts';
import { proposingWorkflow } from '../../rules/proposals/proposing-workflow.ts';
import { proposalWorkflow } from '../../rules/proposals/workflow.ts';
import { earlierEvaluators, evaluators } from '../considered.ts';
import { peopleOf } from '../people.ts';
import { factsOfProposal, type LoadedProposal, loadProposal, openProposals } from './load-proposal.ts';
import { proposalRowOf } from './proposal-row.ts';
import { proposingFacts } from './proposing-facts.ts';

type Reader = { actor: SignedIn; language: Language; at: Date };

export async function viewProposal(db: Queries, key: string, reader: Reader): Promise<ProposalView> {
  const row = (await loadProposal(db, reader.actor, key)) ?? fail('ERR_NOT_FOUND');
  return viewOf(db, row, reader);
}

async function viewOf(
  db: Queries,
  row: LoadedProposal,
  { actor, language, at }: Reader,
): Promise<ProposalView> {
  // Of a closed one, those who had evaluated by then.
  const moment = row.ClosedAt ?? at;
  const current = await evaluators(db, { applicationId: null, certificateId: row.CertificateId }, moment);
  const earlier = await earlierEvaluators(db, row.CertificateId, moment);
  const people = await peopleOf(db, [...current, ...earlier]);
  const names = (ids: readonly number[]) => ids.flatMap((id) => people.get(id) ?? []);
  const facts = await factsOfProposal(db, row, current.includes(actor.Id));
  return {
    ...proposalRowOf(row, hongKongDate(at)),
    Version: row.Version,
    ProposedAs: row.ProposedAs,
    ClosedAs: row.ClosedAs,
    ClosingRemark: row.ClosingRemark,
    Files: await fileInfos(db, row.Attachment),
    Scope: row.Scope,
    ScopeChange: row.ScopeChange,
    DecisionKey: row.DecisionKey,
    DecisionNo: row.DecisionNo,
    Nonconformities: await openNonconformities(db, actor, row.CertificateId),
    Evaluators: names(current),
    EarlierEvaluators: names(earlier),
    Actions: actionsFor(proposalWorkflow, facts, actor, at).map((state) => ({
      ...state,
      Reasons: formatReasons(state.Reasons, language, proposalWorkflow.StatusText),
    })),
  };
}

/** Open ones of the certificate's applications that the reader may see, the oldest first. */
const openNonconformities = (db: Queries, actor: SignedIn, certificateId: number) =>
  db
    .selectFrom('Nonconformity')
    .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
    .select([
      'Nonconformity.NonconformityKey',
      'Nonconformity.NonconformityNo',
      'Nonconformity.Grade',
      'Nonconformity.Status',
    ])
    .where('Application.CertificateId', '=', certificateId)
    .where('Nonconformity.Status', 'in', nonconformityStatuses.open)
    .where(visibleTo(actor))
    .orderBy('Nonconformity.Id')
    .execute();

type OfCertificate = (typeof proposalRoutes)['ofCertificate'];

export async function proposalsOfCertificate(
  context: Context<OfCertificate>,
): Promise<DataOf<OfCertificate>> {
  const { db, actor, query, language, at } = context;
  const certificate = await db
    .selectFrom('Certificate')
    .selectAll('Certificate')
    .where('Certificate.CertificateKey', '=', query.CertificateKey)
    .where(certificateInScope(actor))
    .executeTakeFirst();
  if (!certificate) return fail('ERR_NOT_FOUND');
  const Rows: ProposalView[] = [];
  for (const row of await openProposals(db, actor, query.CertificateKey))
    Rows.push(await viewOf(db, row, context));
  const ServiceVersion = await serviceVersion(db, certificate.ServiceVersionId);
  const facts = await proposingFacts(db, { ...certificate, ServiceVersion });
  return {
    Rows,
    Actions: actionsFor(proposingWorkflow, facts, actor, at).map((state) => ({
      ...state,
      Reasons: formatReasons(state.Reasons, language, proposingWorkflow.StatusText),
    })),
  };
}
