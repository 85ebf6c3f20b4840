import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { accountRoutes } from '../rules/contract.ts';
import { exportedPerson } from './export-person.ts';
import { matchingSubs, withSub } from './list-subs.ts';
import { sortedAccounts } from './person-rows.ts';

const { query } = accountRoutes.subs;

/**
 * Defines the export of the sub-account list to a file: columns, the filters and order of the screen, and
 * the streaming of the rows.
 */
export const exportedSubs = {
  query,
  filters: filterValues(query)({
    Status: { texts: 'ACCOUNT_STATUS_' },
    CreatedFrom: 'day',
    CreatedTo: 'day',
    SignedInFrom: 'day',
    SignedInTo: 'day',
    UserKey: 'person',
  }),
  file: 'sub-accounts',
  columns: [...exportedPerson.columns, ['applications', 'EXPORT_APPLICATIONS']],
  count: async (request, most) => countUpTo(request.db, (await matching(request)).select('Account.Id'), most),
  rows,
} as const satisfies ExportedList;

const matching = ({ db, actor, filters }: ListRequest) => matchingSubs(db, actor, query.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<Cells[]> {
  const { db, filters, language } = request;
  const all = withSub(sortedAccounts(await matching(request), query.parse(filters)));
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => [...exportedPerson.cells(row, language), row.Applications]);
}
