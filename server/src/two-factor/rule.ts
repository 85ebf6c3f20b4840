import type { twoFactorRoutes } from '@assay/shared/two-factor/contract.ts';
import { sql } from 'kysely';
import { needProof } from '../auth/need-proof.ts';
import { hasTwoFactor, TWO_FACTOR_SETTING } from '../auth/two-factor-state.ts';
import type { Queries } from '../db/connect.ts';
import { json } from '../db/json.ts';
import type { Context } from '../http/context.ts';
import { audit } from '../log/audit.ts';

export const rule = ({ db }: Context<typeof twoFactorRoutes.rule>) => ruleNow(db);

/** Asks all staff for a second factor, or no longer. Who has none is held at the own profile from now on. */
export function setRule({ db, actor, body, at, address }: Context<typeof twoFactorRoutes.setRule>) {
  needProof(actor, at);
  return db.transaction().execute(async (tx) => {
    const before = await isRequired(tx);
    if (before !== body.IsRequired) {
      const Value = json(body.IsRequired);
      await tx
        .insertInto('Setting')
        .values({ Name: TWO_FACTOR_SETTING, Value, UpdatedAt: at })
        .onConflict((conflict) => conflict.column('Name').doUpdateSet({ Value, UpdatedAt: at }))
        .execute();
      await audit(tx, {
        AccountId: actor.Id,
        Event: 'TWO_FACTOR_RULE',
        Object: TWO_FACTOR_SETTING,
        Address: address,
        Detail: { Before: before, After: body.IsRequired },
      });
    }
    return ruleNow(tx);
  });
}

async function isRequired(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('Setting')
    .select('Value')
    .where('Name', '=', TWO_FACTOR_SETTING)
    .executeTakeFirst();
  return row?.Value === true;
}

async function ruleNow(db: Queries) {
  const staff = await db
    .selectFrom('Account')
    .select([
      sql<number>`count(*)::int`.as('Staff'),
      sql<number>`(count(*) filter (where not ${hasTwoFactor}))::int`.as('StaffWithout'),
    ])
    .where('Kind', '=', 'STAFF')
    .where('Status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return { IsRequired: await isRequired(db), ...staff };
}
