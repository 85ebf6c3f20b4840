/** Registers the event log's screen, lists, exports and event codes in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { eventLogEvents } from '../rules/events.ts';
import { eventLogExports, eventLogLists } from '../rules/lists.ts';
import { eventLogScreens } from '../rules/screens.ts';

export const eventLogWeb = defineWebModule({
  name: 'operations/event-log',
  screens: eventLogScreens,
  lists: eventLogLists,
  exports: eventLogExports,
  events: eventLogEvents,
  pages: {
    logs: page(() => import('./logs-page.tsx'), 'LogsPage'),
  },
});
