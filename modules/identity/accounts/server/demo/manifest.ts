/** Registers the demo data of accounts and organisations. */
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { seedAccounts } from './seed-accounts.ts';

export const demo: ModuleDemo = {
  emptied: ['Account', 'Organisation'],
  rows: { people: { place: 40, run: seedAccounts } },
};
