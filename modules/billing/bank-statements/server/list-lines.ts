import { countCapped, pageOf } from '#platform/server/database/page.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { bankRoutes } from '../rules/contract.ts';
import { BANK_LINE_STATUS } from '../rules/statuses.ts';
import { lineViews, withStatement } from './line-view.ts';

type Route = typeof bankRoutes.lines;

/**
 * Lists a page of bank statement lines for finance, by status and search text; undecided and unfiltered
 * lists start with the oldest, decided ones with the newest, unless sorted.
 */
export async function listLines({ db, query }: Context<Route>): Promise<DataOf<Route>> {
  const { limit, offset } = pageOf(query);
  const { Status, Search, Sort } = query;
  const isDecided = Status !== undefined && BANK_LINE_STATUS[Status].Decision !== null;
  const column = Sort?.replace('-', '') === 'AmountCents' ? 'BankLine.AmountCents' : 'BankLine.BookedOn';
  const direction = (Sort ? Sort.startsWith('-') : isDecided) ? 'desc' : 'asc';
  const pattern = `%${(Search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const matching = withStatement(db)
    .$if(Status !== undefined, (found) => found.where('BankLine.Status', 'in', Status ? [Status] : []))
    .$if(Boolean(Search), (found) =>
      found.where((eb) =>
        eb.or([
          eb('BankLine.Reference', 'ilike', pattern),
          eb('BankLine.Payer', 'ilike', pattern),
          eb('BankLine.BankNo', 'ilike', pattern),
        ]),
      ),
    );
  const [rows, total] = await Promise.all([
    matching
      .orderBy(column, direction)
      .orderBy('BankLine.Id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    countCapped(db, matching.clearSelect().select('BankLine.Id')),
  ]);
  return { Rows: await lineViews(db, rows), ...total };
}
