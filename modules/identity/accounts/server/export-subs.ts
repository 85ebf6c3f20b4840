import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { subList } from '../rules/account-lists.ts';
import { exportedPerson } from './export-person.ts';
import { matchingSubs, withSub } from './list-subs.ts';
import { sortedAccounts } from './person-rows.ts';

/**
 * Defines the export of the sub-account list to a file: columns, the filters and order of the screen, and
 * the streaming of the rows.
 */
export const exportedSubs = exportOf(subList, {
  file: 'sub-accounts',
  count: async (request, most) => countUpTo(request.db, (await matching(request)).select('Account.Id'), most),
  rows,
});

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingSubs(db, actor, subList.Query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof subList>[]> {
  const { db, filters } = request;
  const all = withSub(sortedAccounts(await matching(request), subList.Query.parse(filters)));
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => ({ ...exportedPerson(row), applications: row.Applications }));
}
