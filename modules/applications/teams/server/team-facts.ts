import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';

/**
 * Reads a team's name, members, leads, services and industries for the event log, before and after a change:
 * keys, never database ids.
 */
export async function teamFacts(tx: Tx, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select team.name, team.description,
      array(select user_key from team_member join account on account.id = account_id
        where team_id = team.id order by user_key) as members,
      array(select user_key from team_member join account on account.id = account_id
        where team_id = team.id and is_lead order by user_key) as leads,
      array(select scheme_code from team_service join service on service.id = service_id
        where team_id = team.id order by scheme_code) as services,
      array(select industry_code from team_industry where team_id = team.id order by 1) as industries
    from team where team.id = ${id}`.execute(tx);
  return rows[0] ?? {};
}
