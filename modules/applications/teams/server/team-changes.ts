import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';

const EVENTS = ['TEAM_CREATE', 'TEAM_CHANGE', 'TEAM_REMOVE'] as const;

/** Who made and changed a team, newest first. */
export async function teamChanges(db: Queries, teamKey: string) {
  const rows = await db
    .selectFrom('Audit')
    .leftJoin('Account', 'Account.Id', 'Audit.AccountId')
    .select(['Audit.At', 'Audit.Event', 'Account.FirstName', 'Account.LastName'])
    .where('Audit.Object', '=', teamKey)
    .where('Audit.Event', 'in', EVENTS)
    .orderBy('Audit.Id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ At, Event, FirstName, LastName }) => ({
    At: At?.toISOString() ?? '',
    Event: Event as (typeof EVENTS)[number],
    Name: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
  }));
}
