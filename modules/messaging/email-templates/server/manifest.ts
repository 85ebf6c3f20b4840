/** Server manifest of the email templates module. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { mailTextProvider } from './words-of-mails.ts';

export const emailTemplatesServer = defineServerModule({
  name: 'messaging/email-templates',
  http: () => import('./routes.ts'),
  entries: [mailTextProvider],
  nightly,
});
