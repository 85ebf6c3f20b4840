import type { teamRoutes } from '@assay/shared/team/contract.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { wireRow } from '../db/names.ts';
import type { Context, DataOf } from '../http/context.ts';
import { industriesOf, industryNames } from '../service/industry-names.ts';
import { workedVersions } from '../service/versions.ts';
import { fullName } from '../user/person-names.ts';

type Route = (typeof teamRoutes)['member'];
type Named = { TeamKey: string; Name: string };

/** Who can be a member, with the teams they are in already, and what a team can handle. */
export async function teamCandidates({ db }: Context<Route>): Promise<DataOf<Route>> {
  const people = await db
    .selectFrom('Account')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName', 'Account.Email'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('TeamMember')
          .innerJoin('Team', 'Team.Id', 'TeamMember.TeamId')
          .select(['Team.TeamKey', 'Team.Name'])
          .whereRef('TeamMember.AccountId', '=', 'Account.Id')
          .where('Team.IsActive', '=', true)
          .orderBy('Team.Name'),
      ).as('Teams'),
    )
    .where('Account.Status', '=', 'ACTIVE')
    .where(sql<boolean>`account.roles @> array['BUSINESS']`)
    .orderBy('Account.FirstName')
    .orderBy('Account.Id')
    .limit(500)
    .execute();
  const names = await industryNames(db);
  return {
    Rows: people.map(({ Teams, ...person }) => ({
      UserKey: person.UserKey,
      Name: fullName(person),
      Email: person.Email,
      Teams: Teams.map((team) => wireRow<Named>(team) as Named),
    })),
    Services: (await workedVersions(db)).map(({ ServiceKey, Definition }) => ({
      ServiceKey,
      Name: Definition.Name,
      Industries: industriesOf(Definition, names),
    })),
  };
}
