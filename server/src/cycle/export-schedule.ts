import { cycleRoutes } from '@assay/shared/cycle/contract.ts';
import { localizedText } from '@assay/shared/format/localized-text.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import { exportedAtOnce } from '../export/list/exported-at-once.ts';
import type { ListAsked } from '../export/list/exported-list.ts';
import { type Cells, dayCell } from '../export/write/cells.ts';
import { scheduleRows } from './list-schedule.ts';

/** What is due, in the caller's scope and with the filters of the schedule, in the order of its days. */
export const exportedSchedule = {
  query: cycleRoutes.schedule.query,
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
  ...exportedAtOnce(cellsOf),
} as const;

async function cellsOf({ db, actor, at, filters, language }: ListAsked): Promise<Cells[]> {
  const query = cycleRoutes.schedule.query.parse(filters);
  return (await scheduleRows({ db, actor, at }, query)).map((row) => [
    dayCell(row.On),
    translate(`CERT_CYCLE_${row.Kind}`, language, { no: row.No }),
    row.CertificateNo,
    localizedText(row.OrgName, language),
    localizedText(row.ServiceName, language),
    translate(`CERT_CYCLE_${row.State}`, language),
    dayCell(row.Opens),
    row.Application?.ApplicationNo ?? null,
  ]);
}
