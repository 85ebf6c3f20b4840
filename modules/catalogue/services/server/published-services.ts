/**
 * Supplies other modules with published service versions and their industries (for assessors' competences),
 * and converts between service keys and ids.
 */
import { sql } from 'kysely';
import { publishedServices, serviceIds, serviceKeys } from '#modules/identity/accounts/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { versionStatuses } from '../rules/statuses.ts';
import { industryCodes } from './industry-names.ts';

type Published = { Id: number; ServiceKey: string; IndustryCodes: string[] };

/** Every published version of the given services, with its industries. */
export async function loadPublished(tx: Tx, keys: readonly string[]): Promise<Published[]> {
  const rows = await tx
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select(['Service.Id', 'Service.ServiceKey', 'ServiceVersion.Definition'])
    // No key is empty; the extra entry keeps the list non-empty, as SQL requires.
    .where('Service.ServiceKey', 'in', [...keys, ''])
    .where('ServiceVersion.Status', 'in', versionStatuses.published)
    .execute();
  return rows.map(({ Definition, ...service }) => ({ ...service, IndustryCodes: industryCodes(Definition) }));
}

/** For checking the competences of assessors. */
export const servicesOfCompetences = publishedServices.implement(({ tx, keys }) => loadPublished(tx, keys));
export const keysOfServices = serviceKeys.implement(({ db, ids }) =>
  db
    .selectFrom('Service')
    .select(['Id', 'ServiceKey'])
    // No id is zero; the extra entry keeps the list non-empty, as SQL requires.
    .where('Id', 'in', [...ids, 0])
    .orderBy('Position')
    .orderBy('Id')
    .execute(),
);
export const idsOfServices = serviceIds.provide({
  SERVICES: (key) => sql<number>`(select id from service where service_key = ${key})`,
});
