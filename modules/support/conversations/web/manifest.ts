import { defineWebModule, page } from '#platform/web/web-module.ts';
import { conversationsScreens } from '../rules/screens.ts';

export const conversationsWeb = defineWebModule({
  name: 'support/conversations',
  screens: conversationsScreens,
  pages: {
    inbox: page(() => import('./inbox-page.tsx'), 'InboxPage'),
  },
});
