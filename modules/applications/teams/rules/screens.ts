import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the teams module, with the roles that may open them. */
export const teamsScreens = {
  businessTeams: {
    Path: '/business_teams',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TEAMS',
    Menu: { Group: 'settings', Place: 130, Label: 'MENU_TEAMS', Icon: 'team' },
  },
  teamAdd: {
    Path: '/team/add',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TEAM_ADD',
    Back: '/business_teams',
  },
  teamEdit: {
    Path: '/team/edit/$teamkey',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TEAM',
    Back: '/business_teams',
  },
} as const satisfies ScreenTable;

type TeamsScreens = typeof teamsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends TeamsScreens {}
}
