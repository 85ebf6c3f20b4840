import { hongKongDate } from '#platform/common/format/dates.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { proposalList } from '../../rules/proposals/list.ts';
import { matchingProposals, sortedProposals } from './list-proposals.ts';
import { proposalRowOf } from './proposal-row.ts';

/** Defines the file export of proposed decisions, with the filters and order of the screen. */
export const exportedProposals = exportOf(proposalList, {
  file: 'proposals',
  count: (request, most) => countUpTo(request.db, matching(request).select('Proposal.Id'), most),
  rows,
});

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingProposals(db, actor, proposalList.Query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof proposalList>[]> {
  const query = proposalList.Query.parse(request.filters);
  for await (const batch of inCursor(request.db, sortedProposals(matching(request), query)))
    yield batch.map((found) => {
      const row = proposalRowOf(found, hongKongDate(new Date()));
      return {
        certificate: row.CertificateNo,
        type: row.Type,
        org: row.OrgName,
        service: row.ServiceName,
        ground: row.Ground.Name,
        status: row.Status,
        proposer: row.ProposedBy?.Name ?? null,
        proposed: row.ProposedAt,
        ratify: row.RatifyBy,
        decider: row.ClosedBy?.Name ?? null,
        closed: row.ClosedAt,
        remark: row.Remark,
      };
    });
}
