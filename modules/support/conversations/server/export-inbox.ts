import { fullName } from '#platform/common/format/full-name.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { conversationRoutes } from '../rules/contract.ts';
import { matchingConversations, sortedConversations } from './list-conversations.ts';

const { query: inboxQuery } = conversationRoutes.list;

/**
 * Defines the spreadsheet export of the staff inbox, with its filters and order. Contains no full messages;
 * those can only be read in the conversation.
 */
export const exportedInbox = {
  query: inboxQuery,
  filters: filterValues(inboxQuery)({
    Source: { texts: 'CONVERSATION_SOURCE_' },
    Status: { texts: 'CONVERSATION_STATUS_' },
    Whose: { texts: 'INBOX_' },
    From: 'day',
    To: 'day',
  }),
  file: 'inbox',
  columns: [
    ['no', 'EXPORT_QUESTION_NO'],
    ['at', 'EXPORT_LAST_MESSAGE'],
    ['status', 'INBOX_STATUS'],
    ['source', 'INBOX_SOURCE'],
    ['topic', 'EXPORT_TOPIC'],
    ['name', 'PROFILE_NAME'],
    ['org', 'EXPORT_ORGANISATION'],
    ['assigned', 'EXPORT_ASSIGNED'],
    ['excerpt', 'EXPORT_EXCERPT'],
  ],
  count: ({ db, actor, filters }, most) =>
    countUpTo(
      db,
      matchingConversations(db, actor, inboxQuery.parse(filters)).select('Conversation.Id'),
      most,
    ),
  rows,
} as const satisfies ExportedList;

async function* rows({ db, actor, filters, language }: ListRequest): AsyncGenerator<Cells[]> {
  const query = inboxQuery.parse(filters);
  const text = (key: string) => translate(key, language);
  for await (const batch of inCursor(db, sortedConversations(matchingConversations(db, actor, query), query)))
    yield batch.map(({ FirstName, LastName, ...row }) => [
      row.ConversationNo,
      { At: row.LastAt },
      text(`CONVERSATION_STATUS_${row.Status}`),
      text(`CONVERSATION_SOURCE_${row.Source}`),
      row.Topic && text(`CONTACT_TOPIC_${row.Topic}`),
      row.Name,
      row.Organisation,
      FirstName !== null && LastName !== null ? fullName({ FirstName, LastName }) : null,
      row.Excerpt,
    ]);
}
