import { localizedText } from '#platform/common/format/localized-text.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { clientQuery } from '../rules/contract.ts';
import { exportedPerson } from './export-person.ts';
import { matchingClients, withClient } from './list-clients.ts';
import { sortedAccounts } from './person-rows.ts';

/**
 * Defines the export of the client list to a file: columns, the filters and order of the screen, and the
 * streaming of the rows.
 */
export const exportedClients = {
  query: clientQuery,
  filters: filterValues(clientQuery)({
    Status: { texts: 'ACCOUNT_STATUS_' },
    CreatedFrom: 'day',
    CreatedTo: 'day',
    SignedInFrom: 'day',
    SignedInTo: 'day',
    IsWithoutOrganisation: 'flag',
  }),
  file: 'clients',
  columns: [
    ...exportedPerson.columns,
    ['org', 'EXPORT_ORGANISATION'],
    ['subs', 'EXPORT_SUBS'],
    ['applications', 'EXPORT_APPLICATIONS'],
  ],
  count: (request, most) => countUpTo(request.db, matching(request).select('Account.Id'), most),
  rows,
} as const satisfies ExportedList;

const matching = ({ db, actor, filters }: ListRequest) =>
  matchingClients(db, actor, clientQuery.parse(filters));

async function* rows(request: ListRequest): AsyncGenerator<Cells[]> {
  const { db, filters, language } = request;
  const all = withClient(sortedAccounts(matching(request), clientQuery.parse(filters)));
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => [
      ...exportedPerson.cells(row, language),
      localizedText(row.OrgName, language),
      row.SubAccounts,
      row.Applications,
    ]);
}
