/**
 * Finds out which staff members have the inbox open, and which users have a conversation open, viewing or
 * typing, on any server.
 */
import { sql } from 'kysely';
import { conversationRoom, INBOX_ROOM } from '#modules/support/conversations/rules/index.ts';
import type { PersonName } from '#platform/common/contract/shapes.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { STALE_AFTER } from '#platform/server/realtime/presence.ts';

/** Users present in a room. Rows of a crashed process are ignored until they are removed. */
const present = (db: Queries, room: string) =>
  db
    .selectFrom('Presence')
    .innerJoin('Account', 'Account.Id', 'Presence.AccountId')
    .where('Presence.Room', '=', room)
    .where('Presence.SeenAt', '>', sql<Date>`now() - ${STALE_AFTER}::interval`)
    .groupBy(['Account.Id', 'Account.UserKey', 'Account.FirstName', 'Account.LastName', 'Presence.IsStaff'])
    .select(['Account.Id', 'Account.UserKey', 'Account.FirstName', 'Account.LastName', 'Presence.IsStaff'])
    .select(sql<boolean>`bool_or(presence.is_viewing)`.as('IsViewing'))
    .select(
      sql<Date | null>`max(presence.typing_until) filter (where presence.typing_until > now())`.as(
        'TypingUntil',
      ),
    )
    .orderBy('Account.Id');

/** Returns the staff members who have the inbox open, on any server. */
export async function presentAgents(db: Queries): Promise<PersonName[]> {
  const rows = await present(db, INBOX_ROOM).where('Presence.IsStaff', '=', true).execute();
  return rows.map((row) => ({ UserKey: row.UserKey, Name: fullName(row) }));
}

/** Returns the users who have a conversation open, each once even with several tabs. */
export async function conversationParticipants(db: Queries, conversationKey: string) {
  const rows = await present(db, conversationRoom(conversationKey)).execute();
  return rows.map(({ FirstName, LastName, TypingUntil, ...row }) => ({
    ...row,
    Name: fullName({ FirstName, LastName }),
    TypingUntil: TypingUntil?.toISOString() ?? null,
  }));
}
