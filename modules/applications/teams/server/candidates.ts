import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { activeVersions, industriesOf, industryNames } from '#modules/catalogue/services/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { wireRow } from '#platform/server/database/names.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { teamRoutes } from '../rules/contract.ts';
import { teamsPermissions } from '../rules/permissions.ts';

type Route = (typeof teamRoutes)['member'];
type Named = { TeamKey: string; Name: string };

/**
 * API handler with the options of the team form: active BUSINESS users with their current teams, and
 * services with their industries.
 */
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
    .where('Account.Status', 'in', accountStatuses.active)
    .where(holdsAnyOf('account.roles', teamsPermissions.BE_TEAM_MEMBER))
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
    Services: (await activeVersions(db)).map(({ ServiceKey, Definition }) => ({
      ServiceKey,
      Name: Definition.Name,
      Industries: industriesOf(Definition, names),
    })),
  };
}
