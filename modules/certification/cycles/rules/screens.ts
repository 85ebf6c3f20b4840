import { SCHEDULE_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Schedule screen, with the roles that may open it. */
export const cyclesScreens = {
  schedule: {
    Path: '/schedule',
    Layout: 'dashboard',
    Access: SCHEDULE_ROLES,
    Title: 'TITLE_SCHEDULE',
    Menu: { Group: 'main', Place: 50, Label: 'MENU_SCHEDULE', Icon: 'schedule' },
  },
} as const satisfies ScreenTable;

type CyclesScreens = typeof cyclesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends CyclesScreens {}
}
