import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { staffList } from '../rules/account-lists.ts';
import { exportedPerson } from './export-person.ts';
import { matchingStaff, withStaff } from './list-staff.ts';
import { sortedAccounts } from './person-rows.ts';

/**
 * Defines the export of the staff list to a file: columns with roles, second factor, absence and open tasks,
 * the filters and order of the screen, and the streaming of the rows.
 */
export const exportedStaff = exportOf(staffList, {
  file: 'staff',
  count: (request, most) => countUpTo(request.db, matching(request).select('Account.Id'), most),
  rows,
});

const matching = ({ db, actor, filters, at }: ListRequest) =>
  matchingStaff(db, actor, staffList.Query.parse(filters), at);

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof staffList>[]> {
  const { db, filters, language, at } = request;
  const all = withStaff(sortedAccounts(matching(request), staffList.Query.parse(filters)), at);
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => ({
      ...exportedPerson(row),
      roles: row.Roles.map((role) => translate(`ROLE_${role}`, language)).join('; '),
      generation: row.IsGrantGeneration,
      twoFactor: row.IsTwoFactorOn,
      absentUntil: row.AbsentUntil,
      open: row.Open,
    }));
}
