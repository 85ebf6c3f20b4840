/** Web manifest of the cycle module: schedule screen, list and export. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { cyclesEvents } from '../rules/events.ts';
import { cyclesExports, cyclesLists } from '../rules/lists.ts';
import { cyclesScreens } from '../rules/screens.ts';

export const cyclesWeb = defineWebModule({
  name: 'certification/cycles',
  screens: cyclesScreens,
  lists: cyclesLists,
  exports: cyclesExports,
  events: cyclesEvents,
  pages: {
    schedule: page(() => import('./schedule-page.tsx'), 'SchedulePage'),
  },
});
