/**
 * Finds the proposal because of which the portal changes a certificate: the one that the transaction has just closed. It
 * names the decider, and is linked with the decision.
 */
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { PROPOSAL_STATUS_ON } from '../../rules/proposals/statuses.ts';

type Closing = { certificateId: number; at: Date };
type Decider = {
  DecidedById: number | null;
  AsRole: Role | null;
  ProposedById: number | null;
};
type Cause = { decider: Decider; isConfirmed: boolean };

const { CONFIRM, DECLINE } = PROPOSAL_STATUS_ON;

/** Of proposals that are declined only an urgent suspension changes the certificate. */
const justClosed = (tx: Tx, { certificateId, at }: Closing) =>
  tx
    .selectFrom('DecisionProposal')
    .select(['Id', 'Status', 'ProposedById', 'ClosedById', 'ClosedAs'])
    .where('CertificateId', '=', certificateId)
    .where('ClosedAt', '=', at)
    .where((eb) =>
      eb.or([eb('Status', '=', CONFIRM), eb.and([eb('Status', '=', DECLINE), eb('IsUrgent', '=', true)])]),
    )
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Null if no proposal is the cause. A decision that follows from a declined proposal was not proposed. */
export async function closedProposal(tx: Tx, closing: Closing): Promise<Cause | null> {
  const found = await justClosed(tx, closing);
  if (!found) return null;
  const { Status, ProposedById, ClosedById, ClosedAs } = found;
  const isConfirmed = Status === CONFIRM;
  return {
    decider: {
      DecidedById: ClosedById,
      AsRole: ClosedAs,
      ProposedById: isConfirmed ? ProposedById : null,
    },
    isConfirmed,
  };
}

export async function linkDecision(
  tx: Tx,
  { decisionId, ...closing }: Closing & { decisionId: number },
): Promise<void> {
  const found = await justClosed(tx, closing);
  if (found)
    await tx
      .updateTable('DecisionProposal')
      .set({ DecisionId: decisionId })
      .where('Id', '=', found.Id)
      .execute();
}
