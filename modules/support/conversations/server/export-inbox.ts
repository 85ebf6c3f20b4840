import { fullName } from '#platform/common/format/full-name.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { inboxList } from '../rules/inbox-list.ts';
import { matchingConversations, sortedConversations } from './list-conversations.ts';

/**
 * Defines the spreadsheet export of the staff inbox, with its filters and order. Contains no full messages;
 * those can only be read in the conversation.
 */
export const exportedInbox = exportOf(inboxList, {
  file: 'inbox',
  count: ({ db, actor, filters }, most) =>
    countUpTo(
      db,
      matchingConversations(db, actor, inboxList.Query.parse(filters)).select('Conversation.Id'),
      most,
    ),
  rows,
});

async function* rows({
  db,
  actor,
  filters,
  language,
}: ListRequest): AsyncGenerator<FileRow<typeof inboxList>[]> {
  const query = inboxList.Query.parse(filters);
  for await (const batch of inCursor(db, sortedConversations(matchingConversations(db, actor, query), query)))
    yield batch.map(({ FirstName, LastName, ...row }) => ({
      no: row.ConversationNo,
      at: row.LastAt,
      status: row.Status,
      source: row.Source,
      topic: row.Topic && translate(`CONTACT_TOPIC_${row.Topic}`, language),
      name: row.Name,
      org: row.Organisation,
      assigned: FirstName !== null && LastName !== null ? fullName({ FirstName, LastName }) : null,
      excerpt: row.Excerpt,
    }));
}
