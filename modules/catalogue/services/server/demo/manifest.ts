/** Demo data of services: seeds the demo services and the assessors' competences. */
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { seedCompetences } from './seed-competences.ts';
import { seedServices } from './seed-services.ts';

export const demo: ModuleDemo = {
  emptied: ['Service'],
  rows: {
    services: { place: 30, run: seedServices },
    competences: { place: 50, run: seedCompetences },
  },
};
