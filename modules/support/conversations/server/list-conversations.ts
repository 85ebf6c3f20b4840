/**
 * Lists the conversations of the staff inbox with filters, search and sort order; the same query serves the
 * export. Closed and spam ones appear only on request or in a search without a status.
 */

import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { literals } from '#platform/server/database/literals.ts';
import { countCapped, pageOf } from '#platform/server/database/page.ts';
import { searchPatterns } from '#platform/server/database/search-text.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { conversationRoutes } from '../rules/contract.ts';
import type { inboxList } from '../rules/inbox-list.ts';
import { conversationsPermissions } from '../rules/permissions.ts';
import { conversationStatuses } from '../rules/statuses.ts';

type Route = (typeof conversationRoutes)['list'];
type Query = Context<Route>['query'];

/**
 * Lists the inbox. Closed and spam conversations are shown only when requested explicitly or searched for
 * without a status.
 */
export async function listConversations({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const { limit, offset } = pageOf(query);
  const found = matchingConversations(db, actor, query);
  const page = sortedConversations(found, query).limit(limit).offset(offset);
  const [rows, total] = await Promise.all([page.execute(), countCapped(db, found.select('Conversation.Id'))]);
  return {
    Rows: rows.map(({ UserKey, FirstName, LastName, LastAt, ...row }) => ({
      ...row,
      LastAt: LastAt.toISOString(),
      Assigned:
        UserKey !== null && FirstName !== null && LastName !== null
          ? { UserKey, Name: fullName({ FirstName, LastName }) }
          : null,
    })),
    ...total,
  };
}

/** Returns the query of matching conversations, shared by the page, its count and the export. */
export const matchingConversations = (db: Queries, actor: SignedIn, query: Query) =>
  db.selectFrom('Conversation').where(openedBy(actor, query));

/** Sorts the rows in the requested order. */
export function sortedConversations(
  found: ReturnType<typeof matchingConversations>,
  { Sort = '-LastAt' }: Query,
) {
  const column = Sort.replace('-', '') === 'ConversationNo' ? 'Conversation.Id' : 'Conversation.LastAt';
  const direction = Sort.startsWith('-') ? 'desc' : 'asc';
  return found
    .leftJoin('Account', 'Account.Id', 'Conversation.AssignedId')
    .select([
      'ConversationKey',
      'ConversationNo',
      'Source',
      'Conversation.Status',
      'Topic',
      'Conversation.Name',
      'Organisation',
      'Conversation.Language',
      'Excerpt',
      'LastSide',
      'LastAt',
      'Account.UserKey',
      'Account.FirstName',
      'Account.LastName',
    ])
    .select(unread.as('Unread'))
    .orderBy(column, direction)
    .orderBy('Conversation.Id', direction);
}

const unread = sql<number>`(select count(*)::int from conversation_message message
  where message.conversation_id = conversation.id and message.side = 'ASKER'
    and message.seq > conversation.staff_seen_seq)`;

/** Whether a conversation is unassigned, or assigned to someone who no longer answers questions. */
const isUnassigned = sql<SqlBool>`not exists (select from account
  where account.id = conversation.assigned_id and account.status in (${literals(accountStatuses.active)})
    and ${holdsAnyOf('account.roles', conversationsPermissions.ANSWER_INQUIRIES)})`;

const containsText = (pattern: string) =>
  sql<SqlBool>`conversation.id in (select conversation_id from conversation_message
    where conversation_message.search like ${pattern})`;

/** Statuses that are listed if none is requested. */
const statusesWithout = ({ Search }: Query) =>
  Search ? conversationStatuses.searched : conversationStatuses.running;

const openedBy =
  (actor: SignedIn, query: Query) =>
  (eb: ExpressionBuilder<Tables, 'Conversation'>): Expression<SqlBool> =>
    eb.and([
      ...conditionsOf<typeof inboxList, RawBuilder<SqlBool>>(query, {
        Source: (source) => sql<SqlBool>`conversation.source = ${source}`,
        Status: (status) => sql<SqlBool>`conversation.status = ${status}`,
        Whose: (whose) =>
          whose === 'MINE' ? sql<SqlBool>`conversation.assigned_id = ${actor.Id}` : isUnassigned,
        ...dayConditions('', sql`conversation.last_at`),
      }),
      ...(query.Status ? [] : [eb('Conversation.Status', 'in', statusesWithout(query))]),
      ...searchPatterns(query.Search).map((pattern) =>
        eb.or([eb('Conversation.Search', 'like', pattern), containsText(pattern)]),
      ),
    ]);
