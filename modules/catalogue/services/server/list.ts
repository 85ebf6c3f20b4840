import { hongKongDate } from '#platform/common/format/dates.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { ServiceRow, serviceRoutes } from '../rules/contract.ts';
import { serviceRows } from './rows.ts';

type Route = (typeof serviceRoutes)['list'];

/** A body has some dozens of services, so they are searched here, in all languages and both scripts. */
export async function listServices({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const rows = await serviceRows(db, actor, { today: hongKongDate(at) });
  const words = searchText(query.Search ?? '')
    .split(' ')
    .filter(Boolean);
  const isFound = (row: ServiceRow) => {
    const text = wordsOf(row);
    return words.every((word) => text.includes(word));
  };
  return { Rows: rows.filter(isFound).map(({ Version: _version, ...row }) => row) };
}

const wordsOf = ({ SchemeCode, Name, NameExtra, Tags, Industries }: ServiceRow): string =>
  searchText(SchemeCode, ...Object.values(Name), ...Object.values(NameExtra), ...Tags, ...Industries);
