import { sql } from 'kysely';
import { USES_CAP } from '#modules/catalogue/reference-data/rules/index.ts';
import { usesAbove } from '#modules/catalogue/reference-data/server/index.ts';

/**
 * Supplies the reference data screens with the number of applications that use each industry and each tag,
 * counted from the indexes up to a cap.
 */
export const usesOfReferenceData = usesAbove.provide({
  INDUSTRY_OF_APPLICATIONS: sql`
    select code as entry, 'APPLICATION' as kind, (select count(*)::int from (
      select from service, lateral (select from application
        where service_id = service.id and industry_code = industry.code limit ${USES_CAP}) as one
      limit ${USES_CAP}) as counted) as count from industry`,
  TAG_OF_APPLICATIONS: sql`
    select tag_code as entry, 'APPLICATION' as kind, (select count(*)::int from (
      select from application where tags <> '{}' and tags @> array[tag_code] limit ${USES_CAP}) as counted) as count
    from tag`,
});
