/**
 * API handlers of the user's calendar feed: whether there is one, create or renew its secret address (shown
 * only once and logged), and remove it.
 */
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { hashSecret, newSecret } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { cycleRoutes } from '../rules/contract.ts';
import { revokeFeed } from './revoke-feed.ts';

type Routes = typeof cycleRoutes;
type Feed = DataOf<Routes['feed']>;

export const viewFeed = ({ db, actor }: Context<Routes['feed']>): Promise<Feed> => feedOf(db, actor.Id);

/** The address is a secret that is shown only once; if it is lost, a new one has to be created. */
export async function renewFeed(context: Context<Routes['renewFeed']>): Promise<DataOf<Routes['renewFeed']>> {
  const { db, actor, at, address, settings } = context;
  await countAttempt(db, { kind: 'calendar', account: actor.UserKey, address });
  const token = newSecret();
  return db.transaction().execute(async (tx) => {
    const values = { TokenHash: hashSecret(token), CreatedAt: at, SeenAt: null };
    await tx
      .insertInto('CalendarFeed')
      .values({ AccountId: actor.Id, ...values })
      .onConflict((conflict) => conflict.column('AccountId').doUpdateSet(values))
      .execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'CALENDAR_RENEWED',
      Object: actor.UserKey,
      Address: address,
    });
    return { ...(await feedOf(tx, actor.Id)), Url: `${settings.PUBLIC_URL}/api/calendar/${token}.ics` };
  });
}

export async function removeFeed({ db, actor }: Context<Routes['removeFeed']>): Promise<Feed> {
  return db.transaction().execute(async (tx) => {
    await revokeFeed(tx, actor, actor);
    return feedOf(tx, actor.Id);
  });
}

async function feedOf(db: Queries, accountId: number): Promise<Feed> {
  const row = await db
    .selectFrom('CalendarFeed')
    .select(['CreatedAt', 'SeenAt'])
    .where('AccountId', '=', accountId)
    .executeTakeFirst();
  return {
    HasFeed: row !== undefined,
    CreatedAt: row?.CreatedAt.toISOString() ?? null,
    SeenAt: row?.SeenAt?.toISOString() ?? null,
  };
}
