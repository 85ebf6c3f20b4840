/** Server manifest of workload: its route, list and export. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { workloadRoutes } from '../rules/contract.ts';
import { exportedWorkload } from './export-workload.ts';

export const workloadServer = defineServerModule({
  name: 'applications/workload',
  http: () => import('./routes.ts'),
  entries: [
    exportedLists.provide({ WORKLOAD: exportedWorkload }),
    listRoutes.provide({ WORKLOAD: workloadRoutes.list }),
  ],
});
