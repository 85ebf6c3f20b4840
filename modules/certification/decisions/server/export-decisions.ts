import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { decisionList } from '../rules/decision-list.ts';
import { decisionRowOf } from './decision-row.ts';
import { matchingDecisions, sortedDecisions } from './list.ts';

/** Defines the file export of the register of decisions, with the filters and order of the screen. */
export const exportedDecisions = exportOf(decisionList, {
  file: 'decisions',
  count: (request, most) => countUpTo(request.db, matching(request).select('Decision.Id'), most),
  rows,
});

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingDecisions(db, actor, decisionList.Query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof decisionList>[]> {
  const query = decisionList.Query.parse(request.filters);
  for await (const batch of inCursor(request.db, sortedDecisions(matching(request), query)))
    yield batch.map((found) => {
      const row = decisionRowOf(found);
      return {
        no: row.DecisionNo,
        type: row.Type,
        org: row.OrgName,
        service: row.ServiceName,
        application: row.ApplicationNo,
        certificate: row.CertificateNo,
        decider: row.DecidedBy?.Name ?? null,
        decided: row.DecidedAt,
        effective: row.EffectiveOn,
        grounds: found.Grounds,
        isSeparate: row.IsSeparate,
      };
    });
}
