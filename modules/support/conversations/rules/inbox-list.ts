import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, oneOf } from '#platform/common/lists/filters.ts';
import { CONVERSATION_SOURCES } from './kinds.ts';
import { CONVERSATION_STATUSES } from './statuses.ts';

/**
 * Definition of the staff inbox: filters and columns, for its screen, route and export. The screen shows
 * the conversations as entries; the columns are those of the export.
 */
export const inboxList = defineList({
  Filters: {
    Source: oneOf({ Label: 'INBOX_SOURCE', Codes: CONVERSATION_SOURCES, Texts: 'CONVERSATION_SOURCE_' }),
    /** Default: all but CLOSED and SPAM. */
    Status: oneOf({ Label: 'INBOX_STATUS', Codes: CONVERSATION_STATUSES, Texts: 'CONVERSATION_STATUS_' }),
    Whose: oneOf({ Label: 'INBOX_ASSIGNED_TO', Codes: ['MINE', 'NOBODY'], Texts: 'INBOX_' }),
    /** Range of dates in Hong Kong for the newest message. */
    ...days('', 'LIST_DAYS_MESSAGE'),
  },
  Columns: {
    no: { Label: 'EXPORT_QUESTION_NO', Kind: 'TEXT', Sort: 'ConversationNo', Only: 'FILE' },
    at: { Label: 'LIST_DAYS_MESSAGE', Kind: 'MOMENT', Sort: 'LastAt', Only: 'FILE' },
    status: {
      Label: 'INBOX_STATUS',
      ...code(CONVERSATION_STATUSES, 'CONVERSATION_STATUS_'),
      Only: 'FILE',
    },
    source: { Label: 'INBOX_SOURCE', ...code(CONVERSATION_SOURCES, 'CONVERSATION_SOURCE_'), Only: 'FILE' },
    topic: { Label: 'EXPORT_TOPIC', Kind: 'TEXT', Only: 'FILE' },
    name: { Label: 'PROFILE_NAME', Kind: 'TEXT', Only: 'FILE' },
    org: { Label: 'EXPORT_ORGANISATION', Kind: 'TEXT', Only: 'FILE' },
    assigned: { Label: 'INBOX_ASSIGNED_TO', Kind: 'TEXT', Only: 'FILE' },
    excerpt: { Label: 'EXPORT_EXCERPT', Kind: 'TEXT', Only: 'FILE' },
  },
});
