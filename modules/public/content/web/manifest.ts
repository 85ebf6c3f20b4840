/** Registers the content screens and event codes in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { contentEvents } from '../rules/events.ts';
import { contentScreens } from '../rules/screens.ts';

export const contentWeb = defineWebModule({
  name: 'public/content',
  screens: contentScreens,
  events: contentEvents,
  pages: {
    content: page(() => import('./content-page.tsx'), 'ContentPage'),
    contentEdit: page(() => import('./edit/edit-page.tsx'), 'ContentEditPage'),
  },
});
