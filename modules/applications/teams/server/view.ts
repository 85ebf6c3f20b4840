/**
 * Loads teams with members, services, industries and workload for the team screens, and the services that no
 * team handles.
 */

import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { versionStatuses } from '#modules/catalogue/services/rules/index.ts';
import {
  currentVersions,
  type IndustryNames,
  industryNames,
  namedIndustry,
} from '#modules/catalogue/services/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { literals } from '#platform/server/database/literals.ts';
import { wireRow } from '#platform/server/database/names.ts';
import type { TeamMemberView, TeamView } from '../rules/contract.ts';
import { teamsPermissions } from '../rules/permissions.ts';
import { memberWorkloads, NO_WORKLOAD, teamWorkloads } from './workload.ts';

type MemberRow = {
  Id: number;
  UserKey: string;
  Email: string;
  FirstName: string;
  LastName: string;
  IsLead: boolean;
  IsActive: boolean;
};
type Services = { ById: Map<number, TeamView['Services'][number]>; Industries: IndustryNames };

/** Loads teams with their members, services, industries and workload. */
export async function teamViews(
  db: Queries,
  at: Date,
  which: { TeamKey: string } | { IsActive: boolean },
): Promise<TeamView[]> {
  const rows = await selectTeams(db, which);
  const teams = rows.map((row) => ({
    ...row,
    Members: row.Members.map((member) => wireRow<MemberRow>(member) as MemberRow),
  }));
  const members = new Set(teams.flatMap((team) => team.Members.map((member) => member.Id)));
  // Only for the displayed teams: the workload of all others would be expensive and unused.
  const [byTeam, byMember, services] = [
    await teamWorkloads(
      db,
      at,
      teams.map((team) => team.Id),
    ),
    await memberWorkloads(db, at, [...members]),
    await serviceNames(db),
  ];
  return teams.map(({ Id, Members, ServiceIds, IndustryCodes, ...team }) => ({
    ...team,
    Members: Members.map((member) => memberView(member, byMember)),
    Services: ServiceIds.flatMap((id) => services.ById.get(id) ?? []),
    Industries: IndustryCodes.map((code) => namedIndustry(services.Industries, code)),
    Workload: byTeam.get(Id) ?? NO_WORKLOAD(),
  }));
}

function memberView(
  { Id, FirstName, LastName, ...row }: MemberRow,
  work: Awaited<ReturnType<typeof memberWorkloads>>,
): TeamMemberView {
  const nothing = { Waiting: 0, OldestWaiting: null, Handled: 0 };
  return { ...row, Name: fullName({ FirstName, LastName }), ...(work.get(Id) ?? nothing) };
}

const selectTeams = (db: Queries, which: { TeamKey: string } | { IsActive: boolean }) =>
  db
    .selectFrom('Team')
    .select(['Team.Id', 'Team.TeamKey', 'Team.Name', 'Team.Description', 'Team.IsActive', 'Team.Version'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('TeamMember')
          .innerJoin('Account', 'Account.Id', 'TeamMember.AccountId')
          .select(['Account.Id', 'Account.UserKey', 'Account.Email', 'Account.FirstName', 'Account.LastName'])
          .select([
            'TeamMember.IsLead',
            sql<boolean>`account.status in (${literals(accountStatuses.active)}) and ${holdsAnyOf('account.roles', teamsPermissions.BE_TEAM_MEMBER)}`.as(
              'IsActive',
            ),
          ])
          .whereRef('TeamMember.TeamId', '=', 'Team.Id')
          .orderBy('TeamMember.IsLead', 'desc')
          .orderBy('Account.FirstName')
          .orderBy('Account.Id'),
      ).as('Members'),
      sql<number[]>`array(select service_id::int from team_service join service on service.id = service_id
        where team_id = team.id order by service.position)`.as('ServiceIds'),
      sql<string[]>`array(select industry_code from team_industry where team_id = team.id order by 1)`.as(
        'IndustryCodes',
      ),
    ])
    .$if('TeamKey' in which, (some) =>
      some.where('Team.TeamKey', '=', (which as { TeamKey: string }).TeamKey),
    )
    .$if('IsActive' in which, (some) =>
      some.where('Team.IsActive', '=', (which as { IsActive: boolean }).IsActive),
    )
    .orderBy(sql`lower(team.name)`)
    .orderBy('Team.Id')
    .limit(500)
    .execute();

/** Names of all services, including former ones, so that a team keeps the names of what it handled. */
async function serviceNames(db: Queries): Promise<Services> {
  const rows = await db
    .selectFrom('Service')
    .innerJoin('ServiceVersion', 'ServiceVersion.ServiceId', 'Service.Id')
    .distinctOn('Service.Id')
    .select(['Service.Id', 'Service.ServiceKey', 'ServiceVersion.Definition'])
    .orderBy('Service.Id')
    // Published versions take precedence over drafts.
    .orderBy(sql`service_version.status in (${literals(versionStatuses.draft)})`)
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .execute();
  return {
    ById: new Map(
      rows.map((row) => [row.Id, { ServiceKey: row.ServiceKey, Name: row.Definition.Name }] as const),
    ),
    Industries: await industryNames(db),
  };
}

/** Available services without an active team. */
export async function unassignedServices(db: Queries): Promise<TeamView['Services']> {
  const { rows } = await sql<{ ServiceId: number }>`
    select distinct service_id from team_service join team on team.id = team_id and team.is_active`.execute(
    db,
  );
  const taken = new Set(rows.map((row) => row.ServiceId));
  const offered = await currentVersions(db);
  return offered
    .filter((one) => !taken.has(one.ServiceId))
    .map(({ ServiceKey, Definition }) => ({ ServiceKey, Name: Definition.Name }));
}
