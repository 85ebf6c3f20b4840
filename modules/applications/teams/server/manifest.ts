import { defineServerModule } from '#platform/server/server-module.ts';

export const teamsServer = defineServerModule({
  name: 'applications/teams',
  http: () => import('./routes.ts'),
});
