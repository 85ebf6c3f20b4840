/** Business teams: which BUSINESS staff handle which services and industries, and their workload. */
import { defineModule } from '#platform/common/module.ts';
import { teamsEvents } from './rules/events.ts';
import { teamsPermissions } from './rules/permissions.ts';
import { teamsScreens } from './rules/screens.ts';
import { teamTexts } from './texts/team.ts';

const texts = { team: teamTexts };

export const module = defineModule({
  name: 'applications/teams',
  uses: ['applications/applications', 'catalogue/reference-data', 'catalogue/services', 'identity/accounts'],
  permissions: teamsPermissions,
  screens: teamsScreens,
  events: teamsEvents,
  texts,
});

type TeamsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends TeamsTexts {}
}
