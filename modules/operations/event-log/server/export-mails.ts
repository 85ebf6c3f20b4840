import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { mailList } from '../rules/operator-lists.ts';
import { MAIL_COLUMNS, matchingMails } from './mail/outbox.ts';

/**
 * Defines the export of the list of sent emails to a file, with the filters and order of the screen; without
 * their contents, which are only viewed individually.
 */
export const exportedMails = exportOf(mailList, {
  file: 'mails',
  count: ({ db, filters }, most) =>
    countUpTo(db, matchingMails(db, mailList.Query.parse(filters)).select('Id'), most),
  rows,
});

async function* rows({ db, filters }: ListRequest): AsyncGenerator<FileRow<typeof mailList>[]> {
  const query = mailList.Query.parse(filters);
  const all = matchingMails(db, query)
    .select(MAIL_COLUMNS)
    .orderBy('Id', query.Sort === 'At' ? 'asc' : 'desc');
  for await (const batch of inCursor(db, all))
    yield batch.map((row) => ({
      at: row.CreatedAt,
      to: row.Recipient,
      subject: row.Subject,
      status: row.Status,
      tries: row.Tries,
      error: row.Error,
    }));
}
