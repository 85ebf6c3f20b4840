import { defineWebModule, page } from '#platform/web/web-module.ts';
import { cyclesScreens } from '../rules/screens.ts';

export const cyclesWeb = defineWebModule({
  name: 'certification/cycles',
  screens: cyclesScreens,
  pages: {
    schedule: page(() => import('./schedule-page.tsx'), 'SchedulePage'),
  },
});
