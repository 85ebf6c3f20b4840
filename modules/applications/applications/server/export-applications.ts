import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { applicationList } from '../rules/application-list.ts';
import { applicationRow, matchingApplications, sortedApplications } from './list.ts';

/**
 * Defines the file export of the application list: columns, filters and rows, within the caller's data scope
 * and in the list's sort order.
 */
export const exportedApplications = exportOf(applicationList, {
  file: 'applications',
  count: (request, most) => countUpTo(request.db, matching(request).select('Application.Id'), most),
  rows,
});

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingApplications(db, actor, applicationList.Query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof applicationList>[]> {
  const { db, actor, filters } = request;
  const query = applicationList.Query.parse(filters);
  for await (const batch of inCursor(db, sortedApplications(matching(request), actor, query))) {
    const found = await Promise.all(batch.map((row) => applicationRow(db, actor, row)));
    yield found.map((row) => fileRow(row, request));
  }
}

function fileRow(
  row: Awaited<ReturnType<typeof applicationRow>>,
  { language }: ListRequest,
): FileRow<typeof applicationList> {
  const turn = row.TurnRole && translate(`ROLE_${row.TurnRole}`, language);
  return {
    no: row.ApplicationNo ?? NO_NUMBER,
    org: row.OrgName,
    service: row.ServiceName,
    type: row.AssessmentType,
    status: row.ApplicationStatusCode,
    step: row.CurrentStep,
    round: row.Round,
    turn: [turn, row.TurnName].filter(Boolean).join(' · '),
    submitted: row.SubmittedAt,
    since: row.StepSince,
    updated: row.UpdatedAt,
    certificate: row.CertificateNo,
    findings: row.OverdueFindings,
    kind: row.Type,
  };
}
