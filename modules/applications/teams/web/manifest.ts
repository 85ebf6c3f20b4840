/** Web manifest of the teams module: its screens, pages and events. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { teamsEvents } from '../rules/events.ts';
import { teamsScreens } from '../rules/screens.ts';

export const teamsWeb = defineWebModule({
  name: 'applications/teams',
  screens: teamsScreens,
  events: teamsEvents,
  pages: {
    businessTeams: page(() => import('./teams-page.tsx'), 'TeamsPage'),
    teamAdd: page(() => import('./team-add-page.tsx'), 'TeamAddPage'),
    teamEdit: page(() => import('./team-page.tsx'), 'TeamPage'),
  },
});
