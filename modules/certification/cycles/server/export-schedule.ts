import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { type Cells, dayCell } from '#platform/server/tables/cells.ts';
import { cycleRoutes } from '../rules/contract.ts';
import { dueRows, filterDues, scheduleRow } from './due-rows.ts';
import { recomputeAllDues } from './recompute-all-dues.ts';

/**
 * Defines the export of the schedule: columns, filters and rows of the due dates in the caller's data scope,
 * recalculated first and in order of date.
 */
export const exportedSchedule = {
  query: cycleRoutes.schedule.query,
  filters: filterValues(cycleRoutes.schedule.query)({
    Kind: { texts: 'SCHEDULE_KIND_' },
    State: { texts: 'CERT_CYCLE_' },
    ServiceKey: 'service',
    Month: 'month',
    From: 'day',
    To: 'day',
  }),
  file: 'schedule',
  columns: [
    ['due', 'SCHEDULE_DUE'],
    ['what', 'SCHEDULE_WHAT'],
    ['no', 'CERT_LIST_NO'],
    ['org', 'CERT_LIST_ORG'],
    ['org', 'CERT_LIST_SERVICE'],
    ['state', 'SCHEDULE_STATE'],
    ['opens', 'SCHEDULE_WINDOW'],
    ['file', 'SCHEDULE_FILE'],
  ],
  before: recomputeAllDues,
  count: (request, most) =>
    countUpTo(request.db, filterDues(readerOf(request)).select('CertificateDue.Place'), most),
  rows,
} as const satisfies ExportedList;

const readerOf = ({ db, actor, at, filters }: ListRequest) => ({
  db,
  actor,
  at,
  query: cycleRoutes.schedule.query.parse(filters),
});

async function* rows(request: ListRequest): AsyncGenerator<Cells[]> {
  const { db, language } = request;
  for await (const batch of inCursor(db, dueRows(readerOf(request))))
    yield batch
      .map(scheduleRow)
      .map((row) => [
        dayCell(row.On),
        translate(`CERT_CYCLE_${row.Kind}`, language, { no: row.No }),
        row.CertificateNo,
        localizedText(row.OrgName, language),
        localizedText(row.ServiceName, language),
        translate(`CERT_CYCLE_${row.State}`, language),
        dayCell(row.Opens),
        row.Application && (row.Application.ApplicationNo ?? NO_NUMBER),
      ]);
}
