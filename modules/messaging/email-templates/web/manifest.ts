/** Web manifest of the email templates module. */
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { emailTemplatesEvents } from '../rules/events.ts';
import { emailTemplatesScreens } from '../rules/screens.ts';

export const emailTemplatesWeb = defineWebModule({
  name: 'messaging/email-templates',
  screens: emailTemplatesScreens,
  events: emailTemplatesEvents,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).emailTemplatesSettings,
  pages: {
    emailNotification: page(() => import('./mail-templates-page.tsx'), 'MailTemplatesPage'),
  },
});
