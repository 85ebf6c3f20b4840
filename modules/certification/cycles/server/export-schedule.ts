import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { scheduleList } from '../rules/schedule-list.ts';
import { dueRows, filterDues, scheduleRow } from './due-rows.ts';
import { recomputeAllDues } from './recompute-all-dues.ts';

/**
 * Defines the export of the schedule: columns, filters and rows of the due dates in the caller's data scope,
 * recalculated first and in order of date.
 */
export const exportedSchedule = exportOf(scheduleList, {
  file: 'schedule',
  before: recomputeAllDues,
  count: (request, most) =>
    countUpTo(request.db, filterDues(readerOf(request)).select('CertificateDue.Place'), most),
  rows,
});

const readerOf = ({ db, actor, at, filters }: ListRequest) => ({
  db,
  actor,
  at,
  query: scheduleList.Query.parse(filters),
});

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof scheduleList>[]> {
  const { db, language } = request;
  for await (const batch of inCursor(db, dueRows(readerOf(request))))
    yield batch.map(scheduleRow).map((row) => ({
      due: row.On,
      what: translate(`CERT_CYCLE_${row.Kind}`, language, { no: row.No }),
      no: row.CertificateNo,
      org: row.OrgName,
      service: row.ServiceName,
      state: row.State,
      opens: row.Opens,
      file: row.Application && (row.Application.ApplicationNo ?? NO_NUMBER),
    }));
}
