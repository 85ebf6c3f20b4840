import { type SqlBool, sql } from 'kysely';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { logList } from '../rules/log-lists.ts';
import { detailText } from './detail-text.ts';
import { directionOf, numbers } from './list.ts';
import { namedRows, toLogRow } from './log-row.ts';
import { matching } from './matching.ts';
import { resolveNames } from './resolve-names.ts';

/**
 * Defines the export of the event log to a file: columns, the filters and order of the screen, and the
 * streaming of the rows with names instead of keys.
 */
export const exportedLog = exportOf(logList, {
  file: 'log',
  count: async ({ db, filters }, most) => {
    const found = numbers(await matching(db, logList.Query.parse(filters)), 'asc', most + 1);
    return countUpTo(db, db.selectFrom(sql<{ Id: number }>`(${found})`.as('Found')).select('Found.Id'), most);
  },
  rows,
});

async function* rows({ db, filters, language }: ListRequest): AsyncGenerator<FileRow<typeof logList>[]> {
  const query = logList.Query.parse(filters);
  const direction = directionOf(query);
  const found = namedRows(db)
    .where(sql<SqlBool>`audit.id in (${numbers(await matching(db, query), direction, null)})`)
    .orderBy('Audit.Id', direction);
  for await (const batch of inCursor(db, found))
    yield (
      await resolveNames(
        db,
        batch.map((row) => toLogRow(row, language)),
      )
    ).map((row) => ({
      at: row.At,
      who: row.Who ?? (row.Email ? null : translate('LOG_SYSTEM', language)),
      email: row.Email,
      event: eventName(row.Event, language),
      object: row.Object,
      objectName: row.ObjectName,
      address: row.Address,
      detail: detailText(row.Facts),
      result: row.Result,
    }));
}

/** Text of the event if it has one; otherwise its code, as searched for. */
function eventName(event: string, language: Language): string {
  for (const key of [`EVENT_${event}`, `ACT_${event}`]) {
    const label = translate(key, language);
    if (label !== key) return label;
  }
  return event;
}
