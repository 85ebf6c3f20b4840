import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { seedPeople } from './seed-people.ts';

export const demo: ModuleDemo = {
  emptied: ['Account', 'Organisation'],
  rows: { people: { place: 40, run: seedPeople } },
};
