/** Lists the industries of the offered services for the filter of the public register. */
import { loadServices } from '#modules/catalogue/services/server/index.ts';
import { cacheQuery } from '#platform/server/database/cached-query.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { PublicIndustry } from '../rules/contract.ts';

/** Industries in the configured order; a code that is not configured is used as its own name. */
const industries = cacheQuery(30_000, async (db): Promise<PublicIndustry[]> => {
  const offered = new Set((await loadServices({ db })).flatMap((service) => service.Industries));
  const named = await db
    .selectFrom('Industry')
    .select(['Code', 'Name'])
    .orderBy('Position')
    .orderBy('Code')
    .execute();
  const known = named.filter(({ Code }) => offered.delete(Code));
  return [...known, ...[...offered].map((Code) => ({ Code, Name: { EN: Code, CHT: Code, CHS: Code } }))];
});

export const loadIndustries = ({ db }: Pick<Portal, 'db'>): Promise<PublicIndustry[]> => industries(db);
