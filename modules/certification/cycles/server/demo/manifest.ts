/** Demo data: plans and opens assessments of the demo's certificates, as the job of every night does. */
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { maintainCycles } from '../maintain-cycles.ts';

export const demo: ModuleDemo = {
  acts: { 'nightly job': { place: 35, run: ({ portal, now }) => maintainCycles(portal, now) } },
};
