import type { exportRoutes } from '#platform/common/exports/contract.ts';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import { LIST_ROLES } from '#platform/common/exports/lists.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { zodFields } from '#platform/server/http/zod-fields.ts';
import { holdsOne } from './holds-one.ts';
import { keepExport } from './keep-export.ts';
import { exportLists } from './list/lists.ts';

type Route = (typeof exportRoutes)['download'];

/** Rows that are written within a few seconds. */
const SHORT_ROWS = 10_000;

/** Has a list made. What cannot become a file is refused now, not by the job. */
export async function requestList(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, at, language } = context;
  const { List, Format, Columns } = body;
  if (!holdsOne(actor, LIST_ROLES[List])) return fail('ERR_FORBIDDEN');
  const { Page: _page, PageSize: _size, ...Filters } = body.Filters;
  const { query, count } = exportLists[List];
  const parsed = query.safeParse(Filters, { reportInput: true });
  if (!parsed.success) return fail('ERR_VALIDATION', { Fields: zodFields(parsed.error) });
  const counted = await count({ db, actor, filters: Filters, language, at }, SHORT_ROWS + 1);
  if (Format === 'PDF' && counted > EXPORT_LIMITS.PdfRows)
    return fail('ERR_VALIDATION', { Text: 'ERR_EXPORT_PDF_ROWS', Params: { most: EXPORT_LIMITS.PdfRows } });
  return keepExport(context, {
    Subject: List,
    Format,
    Parameters: { Filters, ...(Columns && { Columns }) },
    input: { ...body, Filters },
    isLong: counted > SHORT_ROWS,
  });
}
