/** Server manifest of the teams module. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { industriesOfTeams } from './industries-of-teams.ts';
import { removeFromTeams } from './remove-from-teams.ts';

export const teamsServer = defineServerModule({
  name: 'applications/teams',
  resources: {
    teams: ['team', 'team_industry', 'team_member', 'team_service'],
  },
  http: () => import('./routes.ts'),
  hooks: [removeFromTeams],
  entries: [industriesOfTeams],
  demo: () => import('./demo/manifest.ts'),
});
