import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { clientList } from '../rules/account-lists.ts';
import { exportedPerson } from './export-person.ts';
import { matchingClients, withClient } from './list-clients.ts';
import { sortedAccounts } from './person-rows.ts';

/**
 * Defines the export of the client list to a file: columns, the filters and order of the screen, and the
 * streaming of the rows.
 */
export const exportedClients = exportOf(clientList, {
  file: 'clients',
  count: (request, most) => countUpTo(request.db, matching(request).select('Account.Id'), most),
  rows,
});

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingClients(db, actor, clientList.Query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof clientList>[]> {
  const { db, filters } = request;
  const all = withClient(sortedAccounts(matching(request), clientList.Query.parse(filters)));
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => ({
      ...exportedPerson(row),
      org: row.OrgName,
      subs: row.SubAccounts,
      applications: row.Applications,
    }));
}
