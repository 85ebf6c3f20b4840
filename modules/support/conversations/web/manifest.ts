/**
 * Web manifest of the conversations module: registers its screens, page, list, export, settings and notice
 * groups.
 */
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { conversationsEvents } from '../rules/events.ts';
import { conversationsExports, conversationsLists } from '../rules/lists.ts';
import { conversationsNoticeGroups } from '../rules/notice-groups.ts';
import { conversationsScreens } from '../rules/screens.ts';

export const conversationsWeb = defineWebModule({
  name: 'support/conversations',
  screens: conversationsScreens,
  lists: conversationsLists,
  exports: conversationsExports,
  events: conversationsEvents,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).conversationsSettings,
  noticeGroups: conversationsNoticeGroups,
  pages: {
    inbox: page(() => import('./inbox-page.tsx'), 'InboxPage'),
  },
});
