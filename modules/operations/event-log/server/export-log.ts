import { type SqlBool, sql } from 'kysely';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { logRoutes } from '../rules/contract.ts';
import { detailText } from './detail-text.ts';
import { directionOf, numbers } from './list.ts';
import { namedRows, toLogRow } from './log-row.ts';
import { matching } from './matching.ts';
import { resolveNames } from './resolve-names.ts';

const { query: logQuery } = logRoutes.list;

/**
 * Defines the export of the event log to a file: columns, the filters and order of the screen, and the
 * streaming of the rows with names instead of keys.
 */
export const exportedLog = {
  query: logQuery,
  filters: filterValues(logQuery)({
    Event: { texts: 'EVENT_', otherwise: 'ACT_' },
    Area: { texts: 'LOG_AREA_' },
    Result: { texts: 'LOG_RESULT_' },
    From: 'day',
    To: 'day',
    UserKey: 'person',
    Object: 'label',
    SessionOf: 'label',
  }),
  file: 'log',
  columns: [
    ['at', 'LOG_AT'],
    ['who', 'LOG_WHO'],
    ['who', 'EXPORT_EMAIL'],
    ['event', 'LOG_EVENT'],
    ['event', 'EXPORT_OBJECT'],
    ['event', 'EXPORT_OBJECT_NAME'],
    ['at', 'LOG_ADDRESS'],
    ['event', 'EXPORT_DETAIL'],
    ['result', 'LOG_RESULT'],
  ],
  count: async ({ db, filters }, most) => {
    const found = numbers(await matching(db, logQuery.parse(filters)), 'asc', most + 1);
    return countUpTo(db, db.selectFrom(sql<{ Id: number }>`(${found})`.as('Found')).select('Found.Id'), most);
  },
  rows,
} as const satisfies ExportedList;

async function* rows({ db, filters, language }: ListRequest): AsyncGenerator<Cells[]> {
  const query = logQuery.parse(filters);
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
    ).map((row) => [
      { At: new Date(row.At) },
      row.Who ?? (row.Email ? null : translate('LOG_SYSTEM', language)),
      row.Email,
      eventName(row.Event, language),
      row.Object,
      row.ObjectName,
      row.Address,
      detailText(row.Facts),
      translate(`LOG_RESULT_${row.Result}`, language),
    ]);
}

/** Text of the event if it has one; otherwise its code, as searched for. */
function eventName(event: string, language: Language): string {
  for (const key of [`EVENT_${event}`, `ACT_${event}`]) {
    const label = translate(key, language);
    if (label !== key) return label;
  }
  return event;
}
