/**
 * Handlers that return and change the portal's rule whether all staff need a second factor, with the number
 * of staff who have none.
 */

import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { lockSettings } from '#platform/server/settings/lock-settings.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';
import { saveSetting } from '#platform/server/settings/save-setting.ts';
import { storedSettings } from '#platform/server/settings/stored-settings.ts';
import { signInSettings } from '../../rules/settings.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { requireStepUp } from '../require-step-up.ts';
import { hasTwoFactor } from '../two-factor-state.ts';

const KEY = 'TwoFactorRoles';

export const rule = ({ db }: Context<typeof twoFactorRoutes.rule>) => ruleNow(db);

/**
 * Requires a second factor of all staff, or of no one: the two simplest values of the roles setting. From
 * then on, users without one are restricted to their own profile.
 */
export async function setRule(context: Context<typeof twoFactorRoutes.setRule>) {
  const { db, actor, body, at, address } = context;
  requireStepUp(actor, at);
  const counts = await db.transaction().execute(async (tx) => {
    await lockSettings(tx);
    const { Value: Before = null, Version = 0 } = (await storedSettings(tx, [KEY])).get(KEY) ?? {};
    const After = body.IsRequired ? [...STAFF_ROLES] : null;
    if (JSON.stringify(Before) !== JSON.stringify(After))
      await saveSetting(
        tx,
        { AccountId: actor.Id, At: at, Address: address },
        { Key: KEY, Version: Version + 1, Before, After, Reason: '' },
      );
    return ruleNow(tx);
  });
  await refreshSettings(db);
  return counts;
}

async function requiredRoles(db: Queries): Promise<readonly string[]> {
  const parsed = signInSettings[KEY].Type.safeParse((await storedSettings(db, [KEY])).get(KEY)?.Value);
  return parsed.success ? parsed.data : signInSettings[KEY].Default;
}

async function ruleNow(db: Queries) {
  const roles = await requiredRoles(db);
  const staff = await db
    .selectFrom('Account')
    .select([
      sql<number>`count(*)::int`.as('Staff'),
      sql<number>`(count(*) filter (where not ${hasTwoFactor}))::int`.as('StaffWithout'),
    ])
    .where('Kind', '=', 'STAFF')
    .where('Status', 'in', accountStatuses.active)
    .executeTakeFirstOrThrow();
  const IsRequired = roles.length === STAFF_ROLES.length;
  return { IsRequired, IsPartly: roles.length > 0 && !IsRequired, ...staff };
}
