import { sql } from 'kysely';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { exceptionList } from '../../rules/log-lists.ts';
import { exception, exceptionRows, foundExceptions } from './list-exceptions.ts';

/**
 * Defines the export of the register of exceptions to a file (overrides of the separation of duties, steps
 * of administrators), with columns, filters and order of its screen.
 */
export const exportedExceptions = exportOf(exceptionList, {
  file: 'exceptions',
  count: ({ db, filters }, most) => {
    const all = sql<{
      Id: number;
    }>`(select history.version as id ${exceptionRows(exceptionList.Query.parse(filters))})`;
    return countUpTo(db, db.selectFrom(all.as('Found')).select('Found.Id'), most);
  },
  rows,
});

async function* rows({
  db,
  filters,
  language,
}: ListRequest): AsyncGenerator<FileRow<typeof exceptionList>[]> {
  const text = (key: string) => translate(key, language);
  for await (const batch of inCursor(db, foundExceptions(exceptionList.Query.parse(filters))))
    yield batch.map(exception).map((row) => ({
      at: row.At,
      application: row.ApplicationNo,
      who: row.Who,
      role: row.AsRole,
      what: text(`HIST_${row.Action}`),
      step: row.Step,
      kind: row.Kind,
      earlier: row.Earlier.map((step) => text(`STEP_${step}`)).join('; '),
      why: row.Remark,
    }));
}
