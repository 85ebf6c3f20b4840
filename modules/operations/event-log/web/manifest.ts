import { defineWebModule, page } from '#platform/web/web-module.ts';
import { eventLogScreens } from '../rules/screens.ts';

export const eventLogWeb = defineWebModule({
  name: 'operations/event-log',
  screens: eventLogScreens,
  pages: {
    logs: page(() => import('./logs-page.tsx'), 'LogsPage'),
  },
});
