import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { workloadList } from '../rules/workload-list.ts';
import { matchingStaff, sortedWorkload, workloadRowOf } from './list.ts';

/** Defines the file export of the list of workload, with the filters and order of the screen. */
export const exportedWorkload = exportOf(workloadList, {
  file: 'workload',
  count: (request, most) => countUpTo(request.db, matching(request).select('Account.Id'), most),
  rows,
});

const matching = ({ db, actor, filters, at }: ListRequest) =>
  matchingStaff(db, actor, workloadList.Query.parse(filters), at);

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof workloadList>[]> {
  const query = workloadList.Query.parse(request.filters);
  for await (const batch of inCursor(request.db, sortedWorkload(matching(request), query, request.at)))
    yield batch.map((found) => {
      const row = workloadRowOf(found, request.at);
      return {
        name: row.Name,
        steps: row.IsUnable
          ? translate('WORKLOAD_UNABLE', request.language)
          : row.Steps.map((step) => translate(`STEP_${step}`, request.language)).join(', '),
        current: row.Current,
        overdue: row.Overdue,
        oldest: row.OldestSince,
        open: row.Open,
        awayFrom: row.AwayFrom,
        awayTo: row.AwayTo,
      };
    });
}
