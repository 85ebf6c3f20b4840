import { sql } from 'kysely';
import { usesAbove } from '#modules/catalogue/reference-data/server/index.ts';

/** Supplies the reference data screens with the number of teams that handle each industry. */
export const industriesOfTeams = usesAbove.provide({
  INDUSTRY_OF_TEAMS: sql`
    select industry_code as entry, 'TEAM' as kind, count(*)::int as count from team_industry group by industry_code`,
});
