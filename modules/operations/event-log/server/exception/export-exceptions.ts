import { sql } from 'kysely';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { logRoutes } from '../../rules/contract.ts';
import { exception, exceptionRows, foundExceptions } from './list-exceptions.ts';

const { query: exceptionQuery } = logRoutes.exceptions;

/**
 * Defines the export of the register of exceptions to a file (overrides of the separation of duties, steps
 * of administrators), with columns, filters and order of its screen.
 */
export const exportedExceptions = {
  query: exceptionQuery,
  filters: filterValues(exceptionQuery)({ Kind: { texts: 'EXCEPTION_KIND_' }, From: 'day', To: 'day' }),
  file: 'exceptions',
  columns: [
    ['at', 'LOG_AT'],
    ['application', 'EXCEPTION_APPLICATION'],
    ['who', 'EXCEPTION_WHO'],
    ['who', 'EXPORT_AS_ROLE'],
    ['what', 'EXCEPTION_WHAT'],
    ['what', 'EXPORT_STEP'],
    ['rule', 'EXCEPTION_KIND'],
    ['rule', 'EXPORT_EARLIER_STEPS'],
    ['why', 'EXCEPTION_WHY'],
  ],
  count: ({ db, filters }, most) => {
    const all = sql<{
      Id: number;
    }>`(select history.version as id ${exceptionRows(exceptionQuery.parse(filters))})`;
    return countUpTo(db, db.selectFrom(all.as('Found')).select('Found.Id'), most);
  },
  rows,
} as const satisfies ExportedList;

async function* rows({ db, filters, language }: ListRequest): AsyncGenerator<Cells[]> {
  const text = (key: string) => translate(key, language);
  for await (const batch of inCursor(db, foundExceptions(exceptionQuery.parse(filters))))
    yield batch
      .map(exception)
      .map((row) => [
        { At: new Date(row.At) },
        row.ApplicationNo,
        row.Who,
        row.AsRole && text(`ROLE_${row.AsRole}`),
        text(`HIST_${row.Action}`),
        row.Step && text(`STEP_${row.Step}`),
        text(`EXCEPTION_KIND_${row.Kind}`),
        row.Earlier.map((step) => text(`STEP_${step}`)).join('; '),
        row.Remark,
      ]);
}
