import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { outboxRoutes } from '../rules/mail-contract.ts';
import { MAIL_COLUMNS, matchingMails } from './mail/outbox.ts';

const { query: mailQuery } = outboxRoutes.outbox;

/**
 * Defines the export of the list of sent emails to a file, with the filters and order of the screen; without
 * their contents, which are only viewed individually.
 */
export const exportedMails = {
  query: mailQuery,
  filters: filterValues(mailQuery)({ Status: { texts: 'MAIL_STATUS_' } }),
  file: 'mails',
  columns: [
    ['at', 'LOG_AT'],
    ['to', 'MAIL_TO'],
    ['subject', 'MAIL_SUBJECT'],
    ['status', 'MAIL_STATUS'],
    ['tries', 'MAIL_TRIES'],
    ['subject', 'MAIL_ERROR'],
  ],
  count: ({ db, filters }, most) =>
    countUpTo(db, matchingMails(db, mailQuery.parse(filters)).select('Id'), most),
  rows,
} as const satisfies ExportedList;

async function* rows({ db, filters, language }: ListRequest): AsyncGenerator<Cells[]> {
  const query = mailQuery.parse(filters);
  const all = matchingMails(db, query)
    .select(MAIL_COLUMNS)
    .orderBy('Id', query.Sort === 'At' ? 'asc' : 'desc');
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => [
      { At: row.CreatedAt },
      row.Recipient,
      row.Subject,
      translate(`MAIL_STATUS_${row.Status}`, language),
      row.Tries,
      row.Error,
    ]);
}
