/** Demo data: takes the nonconformities of undecided demo applications through their statuses, one in each. */
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { live, untouched } from './live.ts';
import { OPEN_LIVES } from './lives.ts';

async function seedNonconformities(stage: DemoStage): Promise<void> {
  for (const [at, row] of (await untouched(stage).execute()).entries())
    await live(stage, row, OPEN_LIVES[at % OPEN_LIVES.length] ?? [], stage.now);
}

export const demo: ModuleDemo = { acts: { nonconformities: { place: 25, run: seedNonconformities } } };
