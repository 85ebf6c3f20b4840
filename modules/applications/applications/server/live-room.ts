import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { RoomKind } from '#platform/server/realtime/types.ts';
import type { LiveChange } from '../rules/live-change.ts';
import { visibleTo } from './scope.ts';

/**
 * Live updates of one application: users who may see it may subscribe, and receive each change with its
 * action, time and author.
 */
export const applicationRoom = (db: Db): RoomKind => ({
  Channel: 'application',
  canJoin: async (person, key) =>
    (await visibleApplication(db, person, key).executeTakeFirst()) !== undefined,
  payloadFor: (person, key, version) => change(db, person, key, Number(version)),
});

const visibleApplication = (db: Db, person: SignedIn, key: string) =>
  db
    .selectFrom('Application')
    .select('Application.Id')
    .where('Application.ApplicationKey', '=', key)
    .where(visibleTo(person));

async function change(db: Db, person: SignedIn, key: string, version: number): Promise<LiveChange | null> {
  const row = await visibleApplication(db, person, key)
    .leftJoin('ApplicationHistory as Then', (join) =>
      join.onRef('Then.ApplicationId', '=', 'Application.Id').on('Then.Version', '=', version),
    )
    .leftJoin('Account', 'Account.Id', 'Then.AccountId')
    .select(['Then.Action', 'Then.At', 'Then.FromStep', 'Then.AccountId'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .executeTakeFirst();
  if (!row) return null;
  const { UserKey, FirstName, LastName } = row;
  return {
    Version: version,
    Action: row.Action,
    At: row.At?.toISOString() ?? null,
    FromStep: row.FromStep as Step | null,
    By:
      UserKey !== null && FirstName !== null && LastName !== null
        ? { UserKey, Name: fullName({ FirstName, LastName }) }
        : null,
    IsByYou: row.AccountId === person.Id,
  };
}
