/** Registers the dashboards' HTTP endpoints and nightly step on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';

export const dashboardsServer = defineServerModule({
  name: 'operations/dashboards',
  http: () => import('./routes.ts'),
  nightly,
});
