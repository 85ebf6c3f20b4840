import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * SQL condition for the applications that a BUSINESS user handles. A service without an active team is open
 * to all of them. Otherwise the user's teams decide: a team without industries handles every industry of its
 * services, and an application of unknown industry is visible to every team of its service. For queries on
 * applications: PostgreSQL evaluates the three lists once per query, whatever the number of rows.
 */
export const handledBy = (accountId: number | Expression<number>) => sql<SqlBool>`(
  application.service_id = any(array(
    select service.id from service
    where not exists (
      select from team_service join team on team.id = team_service.team_id and team.is_active
      where team_service.service_id = service.id)
    or service.id in (
      select team_service.service_id from team_service
      where team_service.team_id in (${ownTeams(accountId)})
      and not exists (select from team_industry where team_industry.team_id = team_service.team_id))))
  or (
    application.service_id = any(array(
      select team_service.service_id from team_service
      where team_service.team_id in (${ownTeams(accountId)})))
    and (
      application.industry_code is null
      or application.service_id || ' ' || application.industry_code = any(array(
        select team_service.service_id || ' ' || team_industry.industry_code
        from team_service join team_industry on team_industry.team_id = team_service.team_id
        where team_service.team_id in (${ownTeams(accountId)}))))))`;

const ownTeams = (accountId: number | Expression<number>) => sql`
  select team.id from team_member join team on team.id = team_member.team_id and team.is_active
  where team_member.account_id = ${accountId}`;
