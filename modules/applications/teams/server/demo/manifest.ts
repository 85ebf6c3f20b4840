/** Demo data: one business team for green finance. */
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';

/** One team, to show its effect: business@ handles green finance, business2@ everything else. */
async function seedTeams(db: Tx): Promise<void> {
  const { Id: TeamId } = await db
    .insertInto('Team')
    .values({
      TeamKey: newKey(),
      Name: 'Energy and finance',
      Description: 'Green finance for banks, funds and utilities.',
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('TeamMember')
    .columns(['TeamId', 'AccountId', 'IsLead'])
    .expression((eb) =>
      eb
        .selectFrom('Account')
        .select((of) => [of.val(TeamId).as('TeamId'), 'Account.Id as AccountId', of.lit(true).as('IsLead')])
        .where('Email', '=', 'business@demo.test'),
    )
    .execute();
  await db
    .insertInto('TeamService')
    .columns(['TeamId', 'ServiceId'])
    .expression((eb) =>
      eb
        .selectFrom('Service')
        .select((of) => [of.val(TeamId).as('TeamId'), 'Service.Id as ServiceId'])
        .where('SchemeCode', '=', 'GF'),
    )
    .execute();
}

export const demo: ModuleDemo = { emptied: ['Team'], rows: { teams: { place: 70, run: seedTeams } } };
