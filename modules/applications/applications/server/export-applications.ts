import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { type Cells, dayCell } from '#platform/server/tables/cells.ts';
import { applicationRoutes } from '../rules/contract.ts';
import { applicationRow, matchingApplications, sortedApplications } from './list.ts';

/**
 * Defines the file export of the application list: columns, filters and rows, within the caller's data scope
 * and in the list's sort order.
 */
export const exportedApplications = {
  query: applicationRoutes.list.query,
  filters: filterValues(applicationRoutes.list.query)({
    Status: { texts: 'STATUS_' },
    Step: { texts: 'STEP_' },
    AssessmentType: { texts: 'TYPE_' },
    ServiceKey: 'service',
    OrganisationKey: 'organisation',
    IsYourTurn: 'flag',
    TagCode: 'tag',
    From: 'day',
    To: 'day',
    ChangedFrom: 'day',
    ChangedTo: 'day',
    IsOverTarget: 'flag',
    DoneStage: { texts: 'STAGE_', otherwise: 'STEP_' },
    DoneBy: 'person',
    DoneFrom: 'day',
    DoneTo: 'day',
    CompletedFrom: 'day',
    CompletedTo: 'day',
    DueFrom: 'day',
    DueTo: 'day',
    IsFindingOverdue: 'flag',
  }),
  file: 'applications',
  columns: [
    ['no', 'APP_LIST_NO'],
    ['org', 'APP_LIST_ORG'],
    ['service', 'APP_LIST_SERVICE'],
    ['service', 'APP_LIST_TYPE'],
    ['status', 'APP_LIST_STATUS'],
    ['status', 'EXPORT_STEP'],
    ['round', 'EXPORT_ROUND'],
    ['turn', 'APP_LIST_TURN'],
    ['submitted', 'EXPORT_SUBMITTED'],
    ['age', 'EXPORT_STEP_SINCE'],
    ['updated', 'APP_LIST_UPDATED'],
    ['certificate', 'EXPORT_CERTIFICATE_NO'],
    ['status', 'EXPORT_OVERDUE_FINDINGS'],
    ['kind', 'CERT_LIST_KIND'],
  ],
  count: (request, most) => countUpTo(request.db, matching(request).select('Application.Id'), most),
  rows,
} as const satisfies ExportedList;

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingApplications(db, actor, applicationRoutes.list.query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<Cells[]> {
  const { db, actor, filters } = request;
  const query = applicationRoutes.list.query.parse(filters);
  for await (const batch of inCursor(db, sortedApplications(matching(request), actor, query))) {
    const found = await Promise.all(batch.map((row) => applicationRow(db, actor, row)));
    yield found.map((row) => cellsOf(row, request));
  }
}

function cellsOf(row: Awaited<ReturnType<typeof applicationRow>>, { language }: ListRequest): Cells {
  const text = (key: string): string => translate(key, language);
  const day = (at: string | null) => dayCell(at && hongKongDate(new Date(at)));
  const turn = row.TurnRole && text(`ROLE_${row.TurnRole}`);
  return [
    row.ApplicationNo ?? NO_NUMBER,
    localizedText(row.OrgName, language),
    localizedText(row.ServiceName, language),
    text(`TYPE_${row.AssessmentType}`),
    text(`STATUS_${row.ApplicationStatusCode}`),
    row.CurrentStep && text(`STEP_${row.CurrentStep}`),
    row.Round,
    [turn, row.TurnName].filter(Boolean).join(' · '),
    day(row.SubmittedAt),
    day(row.StepSince),
    day(row.UpdatedAt),
    row.CertificateNo,
    row.OverdueFindings,
    text(`KIND_${row.Type}`),
  ];
}
