/** The only code that writes proposed decisions: adds one, closes one, and queues the notification of each. */
import type { Insertable } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { ProposalStatus } from '../../rules/proposals/statuses.ts';
import { subjectSearch } from '../record-decision.ts';

/** A quiet portal notifies no one. */
type Notifying = Pick<Portal, 'isQuiet'>;

const queue = async (tx: Tx, { isQuiet }: Notifying, ProposalId: number): Promise<void> => {
  if (!isQuiet)
    // The notification of its outcome replaces that of the proposal, if both wait.
    await enqueue(
      tx,
      'decision.proposal.notify',
      { ProposalId },
      { jobKey: `decision.proposal.notify ${ProposalId}` },
    );
};

export async function addProposal(
  tx: Tx,
  portal: Notifying,
  proposal: Omit<Insertable<Tables['DecisionProposal']>, 'Search'>,
): Promise<void> {
  const Search = await subjectSearch(tx, { applicationId: null, certificateId: proposal.CertificateId });
  const { Id } = await tx
    .insertInto('DecisionProposal')
    .values({ ...proposal, Search })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await queue(tx, portal, Id);
}

export type Closing = {
  Status: ProposalStatus;
  ClosedById: number;
  ClosedAs: Role | null;
  ClosedAt: Date;
  ClosingRemark: string | null;
};

export async function closeProposal(
  tx: Tx,
  portal: Notifying,
  row: { Id: number; Version: number },
  { Status, ...columns }: Closing,
): Promise<void> {
  await tx
    .updateTable('DecisionProposal')
    .set({ ...columns, Status, Version: row.Version + 1 })
    .where('Id', '=', row.Id)
    .where(announceStatus('decision_proposal', Status))
    .execute();
  await queue(tx, portal, row.Id);
}
