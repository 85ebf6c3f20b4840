import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { type Cells, dayCell } from '#platform/server/tables/cells.ts';
import { staffQuery } from '../rules/contract.ts';
import { exportedPerson } from './export-person.ts';
import { matchingStaff, withStaff } from './list-staff.ts';
import { sortedAccounts } from './person-rows.ts';

/**
 * Defines the export of the staff list to a file: columns with roles, second factor, absence and open tasks,
 * the filters and order of the screen, and the streaming of the rows.
 */
export const exportedStaff = {
  query: staffQuery,
  filters: filterValues(staffQuery)({
    Status: { texts: 'ACCOUNT_STATUS_' },
    CreatedFrom: 'day',
    CreatedTo: 'day',
    SignedInFrom: 'day',
    SignedInTo: 'day',
    Role: { texts: 'ROLE_' },
    ServiceKey: 'service',
    IsAbsent: 'flag',
  }),
  file: 'staff',
  columns: [
    ...exportedPerson.columns,
    ['roles', 'EXPORT_ROLES'],
    ['generation', 'EXPORT_GENERATION'],
    ['twoFactor', 'EXPORT_TWO_FACTOR'],
    ['status', 'EXPORT_ABSENT_UNTIL'],
    ['open', 'EXPORT_OPEN'],
  ],
  count: (request, most) => countUpTo(request.db, matching(request).select('Account.Id'), most),
  rows,
} as const satisfies ExportedList;

const matching = ({ db, actor, filters, at }: ListRequest) =>
  matchingStaff(db, actor, staffQuery.parse(filters), at);

async function* rows(request: ListRequest): AsyncGenerator<Cells[]> {
  const { db, filters, language, at } = request;
  const all = withStaff(sortedAccounts(matching(request), staffQuery.parse(filters)), at);
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => [
      ...exportedPerson.cells(row, language),
      row.Roles.map((role) => translate(`ROLE_${role}`, language)).join('; '),
      translate(row.IsGrantGeneration ? 'EXPORT_YES' : 'EXPORT_NO', language),
      translate(row.IsTwoFactorOn ? 'EXPORT_YES' : 'EXPORT_NO', language),
      dayCell(row.AbsentUntil),
      row.Open,
    ]);
}
