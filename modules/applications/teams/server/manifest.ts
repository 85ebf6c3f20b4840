/** Server manifest of the teams module. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { industriesOfTeams } from './industries-of-teams.ts';
import { removeFromTeams } from './remove-from-teams.ts';

export const teamsServer = defineServerModule({
  name: 'applications/teams',
  http: () => import('./routes.ts'),
  hooks: [removeFromTeams],
  entries: [industriesOfTeams],
  demo: () => import('./demo/manifest.ts'),
});
