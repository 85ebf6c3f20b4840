/** Demo data: opens the planned assessments of the demo's certificates, as the job of every night does. */
import { BATCH } from '#platform/server/database/batches.ts';
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { openDue } from '../maintain-cycles.ts';

async function openAssessments({ portal, now }: DemoStage): Promise<void> {
  const errors: unknown[] = [];
  await openDue(portal, { at: now, batch: BATCH, errors });
  if (errors.length > 0) throw new AggregateError(errors, 'some assessments were not opened');
}

export const demo: ModuleDemo = { acts: { 'open assessments': { place: 35, run: openAssessments } } };
