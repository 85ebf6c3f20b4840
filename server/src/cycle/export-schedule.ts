import { SCHEDULE_ROLES } from '@assay/shared/access/roles.ts';
import { cycleRoutes } from '@assay/shared/cycle/contract.ts';
import { localizedText } from '@assay/shared/format/localized-text.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Cells } from '../account/export/cells.ts';
import type { ListAsked } from '../account/export/lists.ts';
import { scheduleRows } from './list-schedule.ts';

/** What is due, in the caller's scope and with the filters of the schedule, in the order of its days. */
export const exportedSchedule = {
  roles: SCHEDULE_ROLES,
  query: cycleRoutes.schedule.query,
  file: 'schedule',
  heads: [
    'SCHEDULE_DUE',
    'SCHEDULE_WHAT',
    'CERT_LIST_NO',
    'CERT_LIST_ORG',
    'CERT_LIST_SERVICE',
    'SCHEDULE_STATE',
    'SCHEDULE_WINDOW',
    'SCHEDULE_FILE',
  ],
  rows,
} as const;

async function* rows({ db, actor, at, filters, language }: ListAsked): AsyncGenerator<Cells[]> {
  const query = cycleRoutes.schedule.query.parse(filters);
  yield (await scheduleRows({ db, actor, at }, query)).map((row) => [
    row.On,
    translate(`CERT_CYCLE_${row.Kind}`, language, { no: row.No }),
    row.CertificateNo,
    localizedText(row.OrgName, language),
    localizedText(row.ServiceName, language),
    translate(`CERT_CYCLE_${row.State}`, language),
    row.Opens,
    row.Application?.ApplicationNo ?? null,
  ]);
}
