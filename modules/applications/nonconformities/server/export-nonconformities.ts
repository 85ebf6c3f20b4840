import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { ageInDays } from '../rules/ageing.ts';
import { nonconformityList } from '../rules/nonconformity-list.ts';
import { ownerOf } from '../rules/statuses.ts';
import { matchingNonconformities, sortedNonconformities } from './list.ts';

/** Defines the file export of the register of nonconformities, with the filters and order of the screen. */
export const exportedNonconformities = exportOf(nonconformityList, {
  file: 'nonconformities',
  count: (request, most) => countUpTo(request.db, matching(request).select('Nonconformity.Id'), most),
  rows,
});

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingNonconformities(db, actor, nonconformityList.Query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof nonconformityList>[]> {
  const query = nonconformityList.Query.parse(request.filters);
  for await (const batch of inCursor(request.db, sortedNonconformities(matching(request), query)))
    yield batch.map((row) => ({
      no: row.NonconformityNo,
      application: row.ApplicationNo ?? NO_NUMBER,
      org: row.OrgName,
      service: row.ServiceName,
      clause: row.Clause,
      requirement: row.Requirement,
      statement: row.Statement,
      grade: row.Grade,
      status: row.Status,
      owner: ownerOf(row.Status, row.ReleasedAt !== null),
      raised: row.RaisedAt,
      age: ageInDays(row, hongKongDate(new Date())),
      due: row.DueOn,
    }));
}
