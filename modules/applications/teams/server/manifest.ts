import { defineServerModule } from '#platform/server/server-module.ts';
import { industriesOfTeams } from './industries-of-teams.ts';
import { leaveTeams } from './leave-teams.ts';

export const teamsServer = defineServerModule({
  name: 'applications/teams',
  http: () => import('./routes.ts'),
  hooks: [leaveTeams],
  entries: [industriesOfTeams],
  demo: () => import('./demo/manifest.ts'),
});
