import type { ScreenTable } from '#platform/common/access/screens.ts';
import { teamsPermissions } from './permissions.ts';

/** Screens of the teams module, with the roles that may open them. */
export const teamsScreens = {
  businessTeams: {
    Path: '/business_teams',
    Layout: 'dashboard',
    Access: teamsPermissions.MANAGE_TEAMS,
    Title: 'TITLE_TEAMS',
    Menu: { Group: 'settings', Place: 130, Label: 'MENU_TEAMS', Icon: 'team' },
  },
  teamAdd: {
    Path: '/team/add',
    Layout: 'subpage',
    Access: teamsPermissions.MANAGE_TEAMS,
    Title: 'TITLE_TEAM_ADD',
    Back: '/business_teams',
  },
  teamEdit: {
    Path: '/team/edit/$teamkey',
    Layout: 'subpage',
    Access: teamsPermissions.MANAGE_TEAMS,
    Title: 'TITLE_TEAM',
    Back: '/business_teams',
  },
} as const satisfies ScreenTable;

type TeamsScreens = typeof teamsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends TeamsScreens {}
}
