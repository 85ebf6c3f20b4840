/** Registers the page "Signed-in users" and its event code in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { sessionsEvents } from '../rules/events.ts';
import { sessionsScreens } from '../rules/screens.ts';

export const sessionsWeb = defineWebModule({
  name: 'operations/sessions',
  screens: sessionsScreens,
  events: sessionsEvents,
  pages: {
    sessions: page(() => import('./sessions-page.tsx'), 'SessionsPage'),
  },
});
