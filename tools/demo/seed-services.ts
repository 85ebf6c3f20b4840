import { serviceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { seedReference, withStages } from './seed-reference.ts';
import { demoServices } from './services/all.ts';

/** The demo body's services, each checked as a designer's own would be, and the lists that they choose from. */
export async function seedServices(db: Tx): Promise<void> {
  await seedReference(db);
  for (const [Position, { Definition, Tags }] of demoServices.entries()) {
    const checked = serviceDefinition.parse(await withStages(db, Definition));
    const { Id } = await db
      .insertInto('Service')
      .values({ ServiceKey: newKey(), SchemeCode: checked.SchemeCode, Position, Tags })
      .returning('Id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('ServiceVersion')
      .values({
        ServiceId: Id,
        VersionNo: 1,
        Definition: json(checked),
        Status: 'PUBLISHED',
        EffectiveOn: '2020-01-01',
        PublishedAt: new Date(),
      })
      .execute();
  }
}
