/** Server manifest of the email templates module. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { mailTextProvider } from './custom-mail-texts.ts';
import { nightly } from './jobs.ts';

export const emailTemplatesServer = defineServerModule({
  name: 'messaging/email-templates',
  resources: {
    'mail-templates': ['mail_template'],
  },
  http: () => import('./routes.ts'),
  entries: [mailTextProvider],
  nightly,
});
