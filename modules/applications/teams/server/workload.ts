/**
 * Computes the workload of business teams (open, overdue and waiting applications) and of their members
 * (waiting for them, and handled in the last 30 days).
 */
import { sql } from 'kysely';
import { applicationsPermissions } from '#modules/applications/applications/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { OPEN_STATUSES } from '../rules/contract.ts';

type Status = (typeof OPEN_STATUSES)[number];
export type TeamWorkload = {
  Open: number;
  Overdue: number;
  Waiting: number;
  OldestWaiting: string | null;
  Counts: Partial<Record<Status, number>>;
};
export type MemberWorkload = { Waiting: number; OldestWaiting: string | null; Handled: number };

/** Number of days for which a member's handled applications are counted. */
const HANDLED_DAYS = 30;

/** Open applications that a team handles; the statuses are literals, so that the index on them is used. */
const handledOpen = sql`
  team_service
  join team on team.id = team_service.team_id and team.is_active
  join application on application.service_id = team_service.service_id
    and application.application_status_code in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})
    and (
      application.industry_code is null
      or not exists (select from team_industry where team_industry.team_id = team.id)
      or exists (
        select from team_industry where team_industry.team_id = team.id
        and team_industry.industry_code = application.industry_code))`;

const isWaiting = holdsAnyOf('application.turn_roles', applicationsPermissions.TAKE_SUBMISSIONS);
const waitingSince = sql`coalesce(application.step_since, application.submitted_at, application.created_at)`;

/** Workload of the given teams, in one query. */
export async function teamWorkloads(
  db: Queries,
  at: Date,
  teamIds: readonly number[],
): Promise<Map<number, TeamWorkload>> {
  const { rows } = await sql<{
    TeamId: number;
    Status: Status;
    Open: number;
    Overdue: number;
    Waiting: number;
    Oldest: Date | null;
  }>`
    select team.id as team_id, application.application_status_code as status, count(*) as open,
      count(*) filter (where application.due_at < ${at}) as overdue,
      count(*) filter (where ${isWaiting}) as waiting,
      min(${waitingSince}) filter (where ${isWaiting}) as oldest
    from ${handledOpen}
    where team.id = any(${[...teamIds]}::bigint[])
    group by team.id, application.application_status_code`.execute(db);
  const byTeam = new Map<number, TeamWorkload>();
  for (const row of rows) {
    const sum = byTeam.get(row.TeamId) ?? NO_WORKLOAD();
    const Oldest = row.Oldest?.toISOString() ?? null;
    byTeam.set(row.TeamId, {
      Open: sum.Open + row.Open,
      Overdue: sum.Overdue + row.Overdue,
      Waiting: sum.Waiting + row.Waiting,
      OldestWaiting: [sum.OldestWaiting, Oldest].filter((one) => one !== null).sort()[0] ?? null,
      Counts: { ...sum.Counts, [row.Status]: row.Open },
    });
  }
  return byTeam;
}

export const NO_WORKLOAD = (): TeamWorkload => ({
  Open: 0,
  Overdue: 0,
  Waiting: 0,
  OldestWaiting: null,
  Counts: {},
});

/**
 * Waiting applications of the given users over all their teams, and what they handled recently, in one
 * query.
 */
export async function memberWorkloads(
  db: Queries,
  at: Date,
  accountIds: readonly number[],
): Promise<Map<number, MemberWorkload>> {
  const since = new Date(at.getTime() - HANDLED_DAYS * 86_400_000);
  const members = sql`${[...accountIds]}::bigint[]`;
  const { rows } = await sql<{ AccountId: number; Waiting: number; Oldest: Date | null; Handled: number }>`
    select member.account_id, coalesce(desk.waiting, 0) as waiting, desk.oldest,
      (select count(distinct application_history.application_id) from application_history
        where application_history.account_id = member.account_id
        and application_history.action in ('APPROVE', 'RETURN')
        and application_history.at >= ${since}) as handled
    from unnest(${members}) as member (account_id)
    left join (
      select team_member.account_id, count(distinct application.id) as waiting, min(${waitingSince}) as oldest
      from ${handledOpen}
      join team_member on team_member.team_id = team.id
      where ${isWaiting} and team_member.account_id = any(${members})
      group by team_member.account_id) as desk on desk.account_id = member.account_id`.execute(db);
  return new Map(
    rows.map((row) => [
      row.AccountId,
      { Waiting: row.Waiting, OldestWaiting: row.Oldest?.toISOString() ?? null, Handled: row.Handled },
    ]),
  );
}
