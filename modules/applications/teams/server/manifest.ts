import { defineServerModule } from '#platform/server/server-module.ts';
import { leaveTeams } from './leave-teams.ts';

export const teamsServer = defineServerModule({
  name: 'applications/teams',
  http: () => import('./routes.ts'),
  hooks: [leaveTeams],
  demo: () => import('./demo/manifest.ts'),
});
