import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { TestPortal } from './portal.ts';

/**
 * Inserts a certification service with one version directly into the database, either offered since 2020 or
 * still in preparation, for tests; returns its key.
 */
export async function insertService(
  { db }: Pick<TestPortal, 'db'>,
  definition: ServiceDefinition,
  { SchemeCode, isOnOffer }: { SchemeCode: string; isOnOffer: boolean },
): Promise<string> {
  const ServiceKey = newKey();
  const { Id } = await db
    .insertInto('Service')
    .values({ ServiceKey, SchemeCode, Position: 90, ...(!isOnOffer && { Status: 'PREPARED' }) })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ServiceVersion')
    .values({
      ServiceId: Id,
      VersionNo: 1,
      Definition: json(definition),
      Status: isOnOffer ? 'PUBLISHED' : 'DRAFT',
      EffectiveOn: isOnOffer ? '2020-01-01' : null,
      PublishedAt: isOnOffer ? new Date() : null,
    })
    .execute();
  return ServiceKey;
}
