/** Registers the server part of accounts: routes, exportable lists and demo data. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { accountRoutes } from '../rules/contract.ts';
import { exportedClients } from './export-clients.ts';
import { exportedStaff } from './export-staff.ts';
import { exportedSubs } from './export-subs.ts';

export const accountsServer = defineServerModule({
  name: 'identity/accounts',
  resources: {
    accounts: ['account', 'account_text', 'absence', 'competence', 'declared_interest'],
  },
  http: () => import('./routes.ts'),
  entries: [
    exportedLists.provide({ CLIENTS: exportedClients, SUBS: exportedSubs, STAFF: exportedStaff }),
    listRoutes.provide({
      CLIENTS: accountRoutes.clients,
      SUBS: accountRoutes.subs,
      STAFF: accountRoutes.staff,
    }),
  ],
  demo: () => import('./demo/manifest.ts'),
});
