import { lifeFacts } from '#modules/certification/certificates/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ProposingFacts } from '../../rules/proposals/proposing-workflow.ts';
import { proposalStatuses } from '../../rules/proposals/statuses.ts';

/** Reads the facts on which it depends what can be proposed: those of the certificate, and its open proposals. */
export async function proposingFacts(
  db: Queries,
  certificate: Parameters<typeof lifeFacts>[1],
): Promise<ProposingFacts> {
  const open = await db
    .selectFrom('DecisionProposal')
    .select('Type')
    .where('CertificateId', '=', certificate.Id)
    .where('Status', 'in', proposalStatuses.open)
    .execute();
  return {
    ...(await lifeFacts(db, certificate)),
    OpenProposals: open.map(({ Type }) => Type),
  };
}
