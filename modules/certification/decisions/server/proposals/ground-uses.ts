import { sql } from 'kysely';
import { usesAbove } from '#modules/catalogue/reference-data/server/index.ts';

/** The ground that the portal names when it proposes by itself; it cannot be deleted. */
export const PORTAL_GROUND = 'SUSPENSION';

/** Counts the proposals that name each ground, for the list of grounds. */
export const groundUses = usesAbove.provide({
  GROUND_OF_PROPOSALS: sql`select ground_code as entry, 'PROPOSAL' as kind, count(*)::int as count
    from decision_proposal group by ground_code
    union all select ground_code, 'PORTAL', 1 from ground where ground_code = ${PORTAL_GROUND}`,
});
