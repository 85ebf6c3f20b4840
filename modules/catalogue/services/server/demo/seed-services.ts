import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { type ServiceDefinition, serviceDefinition } from '../../rules/index.ts';
import { demoServices } from './all.ts';

/**
 * Seeds the demo database with the demo services and their first published version, each validated like a
 * service that staff create.
 */
export async function seedServices(db: Tx): Promise<void> {
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

/** Gives a demo service the configured stage names of its steps; it keeps its own target days. */
async function withStages(db: Tx, definition: ServiceDefinition): Promise<ServiceDefinition> {
  const stages = await db
    .selectFrom('Stage')
    .select(['StageKey', 'Step', 'Name'])
    .orderBy('Position')
    .execute();
  const steps = new Set([...definition.FullSteps, ...definition.ShortSteps]);
  const taken = stages.filter(({ Step }) => steps.has(Step));
  return {
    ...definition,
    Stages: Object.fromEntries(taken.map(({ Step, StageKey, Name }) => [Step, { StageKey, Name }])),
  };
}
