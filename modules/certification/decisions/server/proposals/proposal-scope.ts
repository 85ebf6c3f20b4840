import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Query for the proposals that a member of staff may see: those about certificates in their scope, joined with the
 * certificate, the application it originated from, and the ground. Every query on proposals starts here.
 */
export const proposalsInScope = (db: Queries, actor: SignedIn) =>
  db
    .selectFrom('DecisionProposal as Proposal')
    .innerJoin('Certificate', 'Certificate.Id', 'Proposal.CertificateId')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .innerJoin('Ground', 'Ground.GroundCode', 'Proposal.GroundCode')
    .where(certificateInScope(actor));
